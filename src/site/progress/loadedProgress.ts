export { learnerProgress } from '@/data/learning/progressStore';
export { continuation } from './continuation';
