import type { WalletOwner } from '#modules/ledger';
import type { ProviderConnection } from '#modules/provider-connection';
import type { LaunchDeps } from './launch.deps.ts';

/** Closes the member's windows at a provider that holds money, if it answers. */
export async function kickMember(
  member: WalletOwner,
  connection: ProviderConnection | undefined,
  { gameProviders }: LaunchDeps,
): Promise<void> {
  if (connection?.walletKind !== 'transfer') return;
  await gameProviders.holder(connection).kick(member);
}
