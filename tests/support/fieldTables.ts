import { brokerFields } from '@/admin/resources/brokerForm';
import type { Fields } from '@/admin/resources/fieldTable';
import { platformFields } from '@/admin/resources/platformForm';
import { webinarFields } from '@/admin/resources/webinarForm';
import { listNames, type PerList } from '@/data/catalogue/lists';

/** The fields of each list's form. */
const FIELDS: PerList<Fields> = {
  platforms: platformFields,
  brokers: brokerFields,
  webinars: webinarFields,
};

export const forms = listNames.map((list) => ({ list, fields: FIELDS[list] }));
