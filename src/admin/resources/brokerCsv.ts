import type { Broker } from '@/domain/broker';
import { toCsv } from '@/domain/csv';
import { brokerFields, brokerFromForm, brokerToForm, blankBrokerForm, factFields } from './brokerForm';
import { planImport } from './csvImport';
import { columnsOf } from './fieldKinds';

const columns = columnsOf(brokerFields);
/** The optional fields are behind all others, so that no spreadsheet's columns move. */
const firstOptional = columns.length - columnsOf(factFields).length;

const STAMPS = ['Created', 'Updated'];

export function brokersToCsv(brokers: readonly Broker[]): string {
  const headers = columns.map(({ header }) => header);
  return toCsv(
    ['Id', ...headers.toSpliced(firstOptional, 0, ...STAMPS)],
    brokers.map((broker) => {
      const form = brokerToForm(broker);
      const cells = columns.map(({ write }) => write(form));
      return [broker.id, ...cells.toSpliced(firstOptional, 0, broker.createdAt, broker.updatedAt)];
    }),
  );
}

export const brokerImport = {
  columns,
  /** What importing a table would do to these brokers. */
  plan: (file: string, brokers: readonly Broker[]) =>
    planImport(file, brokers, {
      columns,
      kept: STAMPS,
      blankForm: blankBrokerForm,
      toForm: brokerToForm,
      fromForm: brokerFromForm,
    }),
};
