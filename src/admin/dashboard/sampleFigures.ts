/** Fixed sample figures, which nothing measures. The dashboard labels them as such. */
export const sampleUptime = '7 days';
export const sampleStorageUsage = '45%';

export const sampleActivity = [
  { id: '1', user: 'admin', action: 'Added a partner broker', time: '2 hours ago' },
  { id: '2', user: 'admin', action: 'Changed the spreads of MetaTrader 5', time: '5 hours ago' },
  { id: '3', user: 'admin', action: 'Deactivated a partner broker', time: '1 day ago' },
  { id: '4', user: 'admin', action: 'Changed the order of the platforms', time: '2 days ago' },
  { id: '5', user: 'admin', action: 'Signed in', time: '3 days ago' },
];
