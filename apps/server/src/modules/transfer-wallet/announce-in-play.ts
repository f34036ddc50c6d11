import { formatMinor } from '@halls/contract';
import { memberCash } from '@halls/contract/wallet';
import type { SqlTransaction } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import type { WalletOwner } from '#modules/ledger';
import { lockRemembered } from './provider-feed.repo.ts';
import type { TransferWalletDeps } from './transfer-wallet.deps.ts';

/**
 * Tells the member's windows what they play with at a provider, beside their main wallet. For display only: no
 * money moves. The remembered balance is locked first, so that the main wallet's amount told last is the newest.
 */
export async function announceInPlay(
  transaction: SqlTransaction,
  owner: WalletOwner,
  gpId: string,
  { ledger }: Pick<TransferWalletDeps, 'ledger'>,
): Promise<void> {
  const [remembered] = await lockRemembered(transaction, { gpId, memberIds: [owner.memberId] });
  if (!remembered) return;
  await publish(
    transaction,
    memberCash,
    { member_id: owner.memberId },
    {
      cash: formatMinor(await ledger.balanceOf(owner, transaction), owner.currency),
      currency: owner.currency,
      in_play: { gp_id: gpId, cash: formatMinor(remembered.balanceMinor, owner.currency) },
    },
  );
}
