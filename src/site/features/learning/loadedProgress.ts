export { learnerProgress } from '@/data/learning/learnerProgress';
export { continuation } from './continuation';
