import { timing } from '@halls/contract';
import type { WalletOwner } from '#modules/ledger';
import { beginTransferBack, endTransferBack } from './transfer-back.repo.ts';
import { transferBack, type TransferBackScope, type TransferredBack } from './transfer-back.ts';
import type { TransferWalletDeps } from './transfer-wallet.deps.ts';

/**
 * A member asks for their money back. Null when they asked within the cooldown; of many clicks one counts. While
 * it runs, no game of theirs starts.
 */
export async function askTransferBack(
  owner: WalletOwner,
  scope: TransferBackScope,
  deps: TransferWalletDeps,
): Promise<TransferredBack | null> {
  const cooldownMs = timing.transferBackCooldownMs;
  if (!(await beginTransferBack(deps.sql, owner.memberId, { now: deps.clock(), cooldownMs }))) return null;
  try {
    return await transferBack(owner, scope, deps);
  } finally {
    await endTransferBack(deps.sql, owner.memberId);
  }
}
