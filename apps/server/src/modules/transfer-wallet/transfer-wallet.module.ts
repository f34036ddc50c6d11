import { randomUUID } from 'node:crypto';
import { gatherReads } from '@halls/service';
import { ledgerModule } from '#modules/ledger';
import { providerConnectionModule } from '#modules/provider-connection';
import { defineModule } from '#platform/module.ts';
import { countUndecided } from './count-undecided.repo.ts';
import { listProviderMembers } from './provider-member.repo.ts';
import { listComingBack } from './transfer-back.repo.ts';
import type { TransferWalletDeps } from './transfer-wallet.deps.ts';

/** What it takes to move money to providers and back. Its job is with `launch`, which knows who plays. */
export const transferWalletModule = defineModule<
  TransferWalletDeps,
  { ledger: typeof ledgerModule; connections: typeof providerConnectionModule }
>({
  name: 'transfer-wallet',
  needs: { ledger: ledgerModule, connections: providerConnectionModule },
  create({ sql, pool, clock, log, figures }, { ledger, connections: { gameProviders, providers } }) {
    // of members who ask at the same time in one statement
    const providerMembersOf = gatherReads((ids: readonly number[]) => listProviderMembers(pool, ids));
    const comingBackUntil = gatherReads((ids: readonly number[]) => listComingBack(pool, ids));
    for (const [name, help, field] of undecidedGauges)
      figures.gauge({
        ...{ name, help },
        read: async () =>
          (await countUndecided(sql)).map((each) => ({ labels: { gp_id: each.gpId }, value: each[field] })),
      });
    return {
      face: {
        ...{ sql, pool, clock, log, ledger, gameProviders, providers },
        ...{ providerMembersOf, comingBackUntil, newOrderId: randomUUID },
      },
    };
  },
});

const undecidedGauges = [
  ['undecided_orders', 'Transfers that nobody knows the outcome of', 'orders'],
  ['undecided_oldest_seconds', 'How long the first of them has waited', 'oldestSeconds'],
] as const;
