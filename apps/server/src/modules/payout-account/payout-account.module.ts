import { memberModule } from '#modules/member';
import { openHashKey } from '#platform/hash-key.repo.ts';
import { defineModule } from '#platform/module.ts';
import { accountNumber } from './payout-account.repo.ts';
import { payoutAccountRoutes } from './payout-account.routes.ts';

/** Where members want to be paid. */
export const payoutAccountModule = defineModule({
  name: 'payout-account',
  needs: { member: memberModule },
  async create({ sql, clock, sealing }, { member: { passwords, personal } }) {
    const hashOf = await openHashKey({ sql, sealing }, 'app.payout_hash_key');
    return {
      face: undefined,
      routes: payoutAccountRoutes({ sql, clock, sealing, passwords, personal, hashOf }),
      jobs: [
        {
          name: 'reseal-payout-accounts',
          everySeconds: 3_600,
          run: () => accountNumber.sealRows({ sql, sealing }),
        },
      ],
    };
  },
});
