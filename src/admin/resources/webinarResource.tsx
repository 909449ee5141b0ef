import type { Repository } from '@/data/catalogue/ports';
import { webinarSearchTexts, type WebinarDraft } from '@/domain/webinar';
import { LocalTime } from '@/ui/LocalTime';
import { nameColumn, statusColumn } from './columns';
import { formOf } from './fieldKinds';
import { csvOf } from './recordCsv';
import type { Resource } from './resource';
import { WebinarFields } from './WebinarFields';
import { webinarStatus } from './webinarStatus';
import { WebinarStatusBadge } from './WebinarStatusBadge';
import { webinarFields, type WebinarForm } from './webinarForm';

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
  ...formOf(webinarFields),
  Fields: WebinarFields,
  toCsv: csvOf(webinarFields),
});
