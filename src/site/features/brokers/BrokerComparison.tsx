import { useMemo } from 'react';
import { useListings } from '@/runtime/useListings';
