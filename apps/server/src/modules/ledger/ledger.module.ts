import { openDatabase } from '#platform/database.ts';
import { defineModule } from '#platform/module.ts';
import { runtimeRole } from '#platform/open-platform.ts';
import { checkLedger } from './check-ledger.ts';
import { createLedger, type Ledger } from './create-ledger.ts';
import { ledgerOfficeRoutes } from './ledger.office.routes.ts';

/** A check of a large ledger reads for minutes. */
const checkTimeoutMs = 30 * 60_000;

export const ledgerModule = defineModule<Ledger>({
  name: 'ledger',
  create({ pool, sql, settings, clock, log, closing }) {
    const ledger = createLedger({ pool });
    const patient = openDatabase({
      url: settings.databaseUrl,
      role: runtimeRole,
      maxConnections: 1,
      statementTimeoutMs: checkTimeoutMs,
      onError: (err) => log.error({ err }, 'background failure'),
    });
    closing.defer(() => patient.close());
    return {
      face: ledger,
      officeRoutes: ledgerOfficeRoutes({ sql, pool }),
      jobs: [
        { name: 'roll-up-house', everySeconds: 5, run: async () => void (await ledger.rollUpHouse()) },
        {
          name: 'check-ledger',
          everySeconds: 3,
          run: () => checkLedger({ sql, patient: patient.pool, clock, log }),
        },
      ],
    };
  },
});
