import type { Repository } from '@/data/catalogue/ports';
import { webinarsToCsv } from '@/data/maintenance/catalogueCsv';
import { webinarTexts, type Webinar, type WebinarDraft } from '@/domain/webinar';
import { LocalTime } from '@/ui/LocalTime';
import { NameCell } from '@/ui/NameCell';
import { listActions } from './listActions';
import type { Resource } from './resource';
import { statusColumn } from './statusColumn';
import { WebinarFields } from './WebinarFields';
import { blankWebinarForm, webinarFromForm, webinarToForm, type WebinarForm } from './webinarForm';

export const webinarResource = (webinars: Repository<WebinarDraft>): Resource<Webinar, WebinarForm> => ({
  ...listActions(webinars, { title: 'Webinar', toForm: webinarToForm, fromForm: webinarFromForm }),
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
    statusColumn,
  ],
  searchedTexts: webinarTexts,
  blankForm: blankWebinarForm,
  Fields: WebinarFields,
  toCsv: webinarsToCsv,
});
