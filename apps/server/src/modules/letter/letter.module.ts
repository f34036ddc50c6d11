import { ledgerModule } from '#modules/ledger';
import { defineModule } from '#platform/module.ts';
import { letterOfficeRoutes } from './letter.office.routes.ts';
import { letterRoutes } from './letter.routes.ts';
import { sendMailings } from './send-mailings.ts';

/** Letters to members: listed, read, deleted, and sent by operators. */
export const letterModule = defineModule({
  name: 'letter',
  needs: { ledger: ledgerModule },
  create({ sql, clock }, { ledger }) {
    const deps = { sql, clock, depositorsAmong: ledger.depositorsAmong };
    return {
      routes: letterRoutes(sql),
      officeRoutes: letterOfficeRoutes(deps),
      jobs: [{ name: 'send-mailings', everySeconds: 1, run: () => sendMailings(deps) }],
    };
  },
});
