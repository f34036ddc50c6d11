import type { WalletOwner } from '#modules/ledger';
import { maintenanceAt } from '#modules/provider-connection';
import type { ProviderMember } from './provider-member.repo.ts';
import { transferOut } from './send-transfer.ts';
import type { TransferOutcome } from './settle-order.ts';
import { settleUnknownOrdersOf } from './settle-unknown-orders.ts';
import { expectTransferBack } from './transfer-back.repo.ts';
import type { TransferWalletDeps } from './transfer-wallet.deps.ts';

/** Why a provider's money stayed there. `no_answer`: the order is kept and settled later. */
export type StayedReason = 'no_answer' | 'round_open' | 'maintenance';

export interface TransferredBack {
  /** Providers that gave money back. */
  readonly returned: readonly { readonly gpId: string; readonly amountMinor: bigint }[];
  readonly stayed: readonly { readonly gpId: string; readonly reason: StayedReason }[];
}

/** Which providers are asked: all that know the member, one of them, or all but one. */
export type TransferBackScope = { readonly only?: string; readonly except?: string };

/**
 * Transfers all of the member's money back from the providers in scope, from all at the same time. What an open
 * round holds back is expected from then on and asked for again; see `claimExpected`.
 */
export async function transferBack(
  owner: WalletOwner,
  scope: TransferBackScope,
  deps: TransferWalletDeps,
): Promise<TransferredBack> {
  const known = await deps.providerMembersOf(owner.memberId);
  const asked = known.filter(
    ({ gpId }) => (scope.only === undefined || gpId === scope.only) && gpId !== scope.except,
  );
  const results = await Promise.all(asked.map((member) => transferBackFrom(owner, member, deps)));
  return {
    returned: results.flatMap((result) =>
      result && 'amountMinor' in result && result.amountMinor > 0n ? [result] : [],
    ),
    stayed: results.flatMap((result) => (result && 'reason' in result ? [result] : [])),
  };
}

/** Null when nothing is known to be there and the provider cannot be asked: nothing stayed behind. */
async function transferBackFrom(
  owner: WalletOwner,
  { gpId, balanceMinor, hasUndecided }: ProviderMember,
  deps: TransferWalletDeps,
): Promise<{ gpId: string; amountMinor: bigint } | { gpId: string; reason: StayedReason } | null> {
  const connection = await deps.providers.find(gpId);
  if (!connection) return null;
  const stayed = (reason: StayedReason) =>
    balanceMinor > 0n || reason === 'round_open' ? { gpId, reason } : null;
  if (maintenanceAt(connection, deps.clock())) return stayed('maintenance');
  // what is on its way there is decided first: it may be there, or come back by itself
  if (hasUndecided && !(await settleUnknownOrdersOf(owner, gpId, deps))) return stayed('no_answer');
  const outcome = await transferOut(owner, connection, 'all', deps);
  if (outcome.state === 'confirmed') return { gpId, amountMinor: outcome.amountMinor };
  const reason = reasonOf(outcome);
  if (reason === 'round_open')
    await expectTransferBack(deps.sql, { memberId: owner.memberId, gpId, now: deps.clock() });
  return stayed(reason);
}

function reasonOf(outcome: Exclude<TransferOutcome, { state: 'confirmed' }>): StayedReason {
  if (outcome.state === 'rejected' && outcome.word === 'ROUND_OPEN') return 'round_open';
  if (outcome.state === 'rejected' && outcome.word === 'MAINTENANCE') return 'maintenance';
  return 'no_answer';
}
