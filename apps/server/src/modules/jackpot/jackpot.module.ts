import { ledgerModule } from '#modules/ledger';
import { defineModule } from '#platform/module.ts';
import { createAnnouncer } from './announce-jackpots.ts';
import { createJackpots, type Jackpots } from './create-jackpots.ts';
import { jackpotRoutes } from './jackpot.routes.ts';

/** The sites' jackpots: what they hold, and who won them. */
export const jackpotModule = defineModule<Jackpots, { ledger: typeof ledgerModule }>({
  name: 'jackpot',
  needs: { ledger: ledgerModule },
  create({ sql }, { ledger }) {
    const jackpots = createJackpots(ledger);
    return {
      face: jackpots,
      routes: jackpotRoutes(sql, jackpots),
      jobs: [{ name: 'announce-jackpots', everySeconds: 1, run: createAnnouncer(sql, ledger) }],
    };
  },
});
