import type { WalletOwner } from '#modules/ledger';
import type { ProviderConnection } from '#modules/provider-connection';
import type { LaunchParts } from './launch.parts.ts';

/** The member waits meanwhile, and the money comes home without it too. */
const patienceMs = 3_000;

/** Closes the member's windows at a provider that holds money, if it answers. */
export async function kickMember(
  member: WalletOwner,
  connection: ProviderConnection | undefined,
  { client }: LaunchParts,
): Promise<void> {
  if (connection?.walletKind !== 'transfer') return;
  const subject = { member_ref: String(member.memberId), currency: member.currency };
  await client.call(connection, 'kick', subject, { timeoutMs: patienceMs });
}
