import type { ReactNode } from 'react';
import { useMaintenance } from '@/admin/contexts';
import { PublishContext } from './PublishContext';
import { usePublish } from './usePublish';

export function PublishProvider({ children }: { readonly children: ReactNode }) {
  return <PublishContext value={usePublish(useMaintenance().publishing)}>{children}</PublishContext>;
}
