import { defineModule } from '#platform/module.ts';
import { createLedger, type Ledger } from './create-ledger.ts';

export const ledgerModule = defineModule<Ledger>({
  name: 'ledger',
  create({ pool, closing }) {
    const ledger = createLedger({ pool });
    closing.defer(() => ledger.drain());
    return {
      face: ledger,
      jobs: [{ name: 'roll-up-house', everySeconds: 60, run: async () => void (await ledger.rollUpHouse()) }],
    };
  },
});
