import type { Language } from '@halls/contract';
import type { WalletOwner } from '#modules/ledger';
import type { ProviderConnection } from '#modules/provider-connection';
import { insertProviderMember, saveProviderBalance } from './provider-member.repo.ts';
import type { TransferWalletDeps } from './transfer-wallet.deps.ts';

export interface ProviderBalance {
  readonly gpId: string;
  readonly balanceMinor: bigint;
  /** False when the balance is what the provider last told, with what is on its way there. */
  readonly isLive: boolean;
}

/**
 * What the member has at each provider that holds money and knows them. Money on its way to a provider is
 * counted there: whatever a provider does, the sum of a member's wallets stays what it was.
 */
export async function readProviderBalances(
  owner: WalletOwner,
  deps: TransferWalletDeps,
): Promise<ProviderBalance[]> {
  const known = await deps.providerMembersOf(owner.memberId);
  return Promise.all(
    known.map(async ({ gpId, balanceMinor, hasUndecided }) => {
      const connection = await deps.providers.find(gpId);
      const said = connection?.isActive && !hasUndecided ? await askBalance(owner, connection, deps) : null;
      return { gpId, balanceMinor: said ?? balanceMinor, isLive: said !== null };
    }),
  );
}

async function askBalance(
  owner: WalletOwner,
  connection: ProviderConnection,
  deps: TransferWalletDeps,
): Promise<bigint | null> {
  const said = await deps.gameProviders.holder(connection).balance(owner);
  if (!said) return null;
  // what is staked in an open round is missing from it, and counts when the round has ended
  if (said.isRoundOpen) return said.minor;
  await saveProviderBalance(deps.sql, {
    memberId: owner.memberId,
    gpId: connection.gpId,
    told: said,
    at: deps.clock(),
  });
  return said.minor;
}

/** Makes the member known to the provider before the first transfer. False when the provider did not agree. */
export async function ensureProviderMember(
  owner: WalletOwner,
  connection: ProviderConnection,
  language: Language,
  deps: TransferWalletDeps,
): Promise<boolean> {
  if (!(await deps.gameProviders.holder(connection).ensureMember(owner, language))) return false;
  await insertProviderMember(deps.sql, owner, connection.gpId);
  return true;
}
