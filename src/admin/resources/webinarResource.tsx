import type { Repository } from '@/data/catalogue/ports';
import { webinarTexts, type Webinar, type WebinarDraft } from '@/domain/webinar';
import { LocalTime } from '@/ui/LocalTime';
import { NameCell } from '@/ui/NameCell';
import { csvTable, statusText } from './csvTable';
import type { Resource } from './resource';
import { statusColumn } from './statusColumn';
import { WebinarFields } from './WebinarFields';
import { webinarStatus } from './webinarStatus';
import { WebinarStatusBadge } from './WebinarStatusBadge';
import { blankWebinarForm, webinarFromForm, webinarToForm, type WebinarForm } from './webinarForm';

const ORDER_NOTE =
  'Visitors see what is to come first, by date. This order decides among webinars that start at the same time.';

export const webinarResource = (webinars: Repository<WebinarDraft>): Resource<WebinarDraft, WebinarForm> => ({
  repository: webinars,
  title: 'Webinar',
  noun: 'webinar',
  plural: 'webinars',
  emptyHint: 'Get started by adding your first webinar',
  columns: [
    {
      key: 'name',
      header: 'Title',
      cell: ({ name }) => <NameCell name={name} />,
      sortKey: ({ name }) => name,
      isRowHeader: true,
    },
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
  searchedTexts: webinarTexts,
  blankForm: blankWebinarForm,
  toForm: webinarToForm,
  fromForm: webinarFromForm,
  Fields: WebinarFields,
  toCsv: csvTable<Webinar>([
    { header: 'Id', cell: ({ id }) => id },
    { header: 'Title', cell: ({ name }) => name },
    { header: 'Status', cell: statusText },
    { header: 'Start (UTC)', cell: ({ startsAt }) => startsAt },
    { header: 'Minutes', cell: ({ minutes }) => minutes },
    { header: 'Text', cell: ({ description }) => description },
    { header: 'Language', cell: ({ language }) => language },
    { header: 'Host', cell: ({ host }) => host },
    { header: 'Level', cell: ({ level }) => level },
    { header: 'Register At', cell: ({ registration }) => registration },
    { header: 'Recording', cell: ({ recording }) => recording },
    { header: 'Written-up Lesson', cell: ({ writtenUp }) => writtenUp },
    { header: 'Created', cell: ({ createdAt }) => createdAt },
    { header: 'Updated', cell: ({ updatedAt }) => updatedAt },
  ]),
});
