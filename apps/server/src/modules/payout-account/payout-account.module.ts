import { randomBytes } from 'node:crypto';
import { memberModule } from '#modules/member';
import { defineModule } from '#platform/module.ts';
import { readHashKey, resealAccounts } from './payout-account.repo.ts';
import { payoutAccountRoutes } from './payout-account.routes.ts';

const nil = '00000000-0000-0000-0000-000000000000';

/** Where members want to be paid. */
export const payoutAccountModule = defineModule({
  name: 'payout-account',
  needs: { member: memberModule },
  async create({ sql, clock, sealing }, { member: { passwords } }) {
    const hashKey = await readHashKey({ sql, sealing }, randomBytes(32).toString('hex'));
    return {
      face: undefined,
      routes: payoutAccountRoutes({ sql, clock, sealing, passwords, hashKey }),
      jobs: [
        {
          name: 'reseal-payout-accounts',
          everySeconds: 3_600,
          async run() {
            for (let after: string | null = nil; after !== null;) {
              after = await resealAccounts({ sql, sealing }, after);
            }
          },
        },
      ],
    };
  },
});
