import type { WalletOwner } from '#modules/ledger';
import type { ProviderConnection } from '#modules/provider-connection';
import type { TransferWalletDeps } from '#modules/transfer-wallet';

/** Closes the member's windows at a provider that holds money, if it answers. */
export async function kickMember(
  member: WalletOwner,
  connection: ProviderConnection | undefined,
  { gameProviders }: TransferWalletDeps,
): Promise<void> {
  if (connection?.walletKind !== 'transfer') return;
  await gameProviders.holder(connection).kick(member);
}
