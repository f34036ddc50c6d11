import { formatMinor, type Currency, type DataOf } from '@halls/contract';
import type { Transfer, transferList } from '@halls/contract/wallet';
import type { AwaitedReturn, TransferRow } from '#modules/transfer-wallet';
import type { ProviderWallet } from './wallet.present.ts';

export interface Trace {
  readonly mainMinor: bigint;
  readonly heldMinor: bigint;
  readonly wallets: readonly ProviderWallet[];
  readonly names: ReadonlyMap<string, string>;
  readonly underWay: readonly TransferRow[];
  readonly awaited: readonly AwaitedReturn[];
  readonly ended: readonly TransferRow[];
}

/** What is held for transfers is counted once: on its way, and no longer at the provider. */
export function presentTransfers(trace: Trace, currency: Currency): DataOf<typeof transferList> {
  const { mainMinor, heldMinor, wallets, names } = trace;
  const withHeldMinor = wallets.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n);
  const atProvidersMinor = withHeldMinor > heldMinor ? withHeldMinor - heldMinor : 0n;
  const transfer = (row: TransferRow) => presentTransfer(row, currency, names);
  return {
    currency,
    main: formatMinor(mainMinor, currency),
    in_transit: formatMinor(heldMinor, currency),
    at_providers: formatMinor(atProvidersMinor, currency),
    total: formatMinor(mainMinor + heldMinor + atProvidersMinor, currency),
    under_way: trace.underWay.map(transfer),
    awaited: trace.awaited.map(({ gpId, askedAt, dueAt }) => ({
      gp_id: gpId,
      gp_name: names.get(gpId) ?? gpId,
      asked_at: askedAt.toISOString(),
      due_at: dueAt.toISOString(),
    })),
    ended: trace.ended.map(transfer),
  };
}

export function presentTransfer(
  row: TransferRow,
  currency: Currency,
  names: ReadonlyMap<string, string>,
): Transfer {
  return {
    order_number: row.order_id,
    gp_id: row.gp_id,
    gp_name: names.get(row.gp_id) ?? row.gp_id,
    direction: row.direction === 'in' ? 'to_provider' : 'from_provider',
    amount: row.amount_minor === null ? null : formatMinor(BigInt(row.amount_minor), currency),
    state: row.state,
    reason: row.state === 'rejected' ? reasonOf(row.provider_word) : null,
    attempts: row.attempts,
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

function reasonOf(word: string | null): 'round_open' | 'maintenance' | 'refused' {
  if (word === 'ROUND_OPEN') return 'round_open';
  return word === 'MAINTENANCE' ? 'maintenance' : 'refused';
}
