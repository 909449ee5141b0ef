import type { Repository } from '@/data/catalogue/ports';
import { webinarSearchTexts, type WebinarDraft, type Webinar } from '@/domain/catalogue/webinar';
import { isWebinarOver, webinarStart } from '@/domain/catalogue/webinarTimes';
import { FieldGrid } from '@/ui/FieldGrid';
import { LocalTime } from '@/ui/LocalTime';
import { StatusBadge } from '@/ui/StatusBadge';
import { useMinute } from '@/ui/useMinute';
import { nameColumn, statusColumn } from './columns';
import { formConversion } from './fieldTable';
import { controlRenderer } from './formFields';
import { csvExporter } from './recordCsv';
import type { FieldsProps } from './formFields';
import type { Resource } from './resource';
import { webinarFields, type WebinarForm } from './webinarForm';

/** How visitors see a webinar at this moment. */
function webinarStatus(webinar: Webinar, now: Date): string {
  if (!webinar.isActive) return 'Inactive';
  if (Number.isNaN(webinarStart(webinar))) return 'No date';
  return isWebinarOver(webinar, now) ? 'Past' : 'Active';
}

function WebinarStatusBadge({ webinar }: { readonly webinar: Webinar }) {
  const minute = useMinute();
  if (minute === null) return null;
  const status = webinarStatus(webinar, new Date(minute));
  return <StatusBadge isActive={status === 'Active'}>{status}</StatusBadge>;
}

const IN_GRID = (Object.keys(webinarFields) as (keyof typeof webinarFields)[]).filter(
  (field) => field !== 'name' && field !== 'description' && field !== 'isActive',
);

function WebinarFields(props: FieldsProps<WebinarForm>) {
  const controls = controlRenderer(webinarFields, props);
  return (
    <>
      {controls('name', 'description')}
      <FieldGrid>{controls(...IN_GRID)}</FieldGrid>
      {controls('isActive')}
    </>
  );
}

const ORDER_NOTE =
  'Visitors see upcoming webinars first, by date. This order only applies to webinars that start at the same time.';

export const webinarResource = (webinars: Repository<WebinarDraft>): Resource<WebinarDraft, WebinarForm> => ({
  repository: webinars,
  title: 'Webinar',
  noun: 'webinar',
  plural: 'webinars',
  emptyHint: 'Get started by adding your first webinar',
  columns: [
    nameColumn('Title'),
    {
      key: 'start',
      header: 'Start (your time)',
      cell: ({ startsAt }) => <LocalTime iso={startsAt} />,
      sortKey: ({ startsAt }) => startsAt,
    },
    { key: 'minutes', header: 'Minutes', cell: ({ minutes }) => minutes, sortKey: ({ minutes }) => minutes },
    { key: 'language', header: 'Language', cell: ({ language }) => language },
    {
      ...statusColumn,
      cell: (webinar) => <WebinarStatusBadge webinar={webinar} />,
      sortKey: (webinar) => webinarStatus(webinar, new Date()),
    },
  ],
  orderNote: ORDER_NOTE,
  searchedTexts: webinarSearchTexts,
  ...formConversion(webinarFields),
  Fields: WebinarFields,
  toCsv: csvExporter(webinarFields),
});
