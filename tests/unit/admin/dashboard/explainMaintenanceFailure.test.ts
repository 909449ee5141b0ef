import { expect, it } from 'vitest';
import { explainMaintenanceFailure } from '@/admin/dashboard/explainMaintenanceFailure';
import { HalfWrittenError } from '@/data/storage/writeAll';

it.each(['Nothing was restored, and nothing was changed', 'Nothing was published'])(
  'does not claim “%s” of lists that were written in part',
  (what) => {
    expect(explainMaintenanceFailure(what, new HalfWrittenError())).toBe(
      'Writing the lists broke off half-way, and the browser refused to put back what was there. Try again, or restore a backup of the earlier state.',
    );
  },
);
