import { defineModule } from '#platform/module.ts';
import { createLedger, type Ledger } from './create-ledger.ts';

export const ledgerModule = defineModule<Ledger>({
  name: 'ledger',
  create({ pool }) {
    const ledger = createLedger({ pool });
    return {
      face: ledger,
      jobs: [{ name: 'roll-up-house', everySeconds: 5, run: async () => void (await ledger.rollUpHouse()) }],
    };
  },
});
