import type { Webinar } from '@/domain/webinar';
import { StatusBadge } from '@/ui/StatusBadge';
import { useMinute } from '@/ui/useMinute';
import { webinarStatus } from './webinarStatus';

export function WebinarStatusBadge({ webinar }: { readonly webinar: Webinar }) {
  const minute = useMinute();
  if (minute === null) return null;
  const status = webinarStatus(webinar, new Date(minute));
  return <StatusBadge isActive={status === 'Active'}>{status}</StatusBadge>;
}
