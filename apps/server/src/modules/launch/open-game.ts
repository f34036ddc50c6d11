import type { Member } from '#platform/actor.ts';
import type { Call } from '#platform/call.ts';
import type { ProviderConnection } from '#modules/provider-connection';
import { endSeamlessSessions, issueLaunchCode } from '#modules/seamless-wallet';
import { ensureProviderMember, transferBack, transferIn } from '#modules/transfer-wallet';
import { kickMember } from './kick-member.ts';
import { presentOpened, type GameRequest, type Started } from './launch.outcome.ts';
import type { LaunchDeps } from './launch.deps.ts';

/** Ends what the member plays elsewhere. What is not transferred back now is settled later and keeps nobody from playing. */
export async function leaveOthers(
  member: Member,
  previousGpId: string | null,
  connection: ProviderConnection,
  deps: LaunchDeps,
): Promise<void> {
  const { sql, providers, log } = deps;
  const previous =
    previousGpId && previousGpId !== connection.gpId ? await providers.find(previousGpId) : undefined;
  // side by side: a seamless provider has none of the money that comes back
  const [{ stayed }] = await Promise.all([
    kickMember(member, previous, deps).then(() => transferBack(member, { except: connection.gpId }, deps)),
    endSeamlessSessions(sql, member.memberId),
  ]);
  if (stayed.length > 0)
    log.warn({ memberId: member.memberId, stayed }, 'money stayed with another provider at a launch');
}

/** Where the game opens, with the money where the provider takes it from. */
export function openGame(
  request: GameRequest,
  connection: ProviderConnection,
  start: { readonly call: Call<Member>; readonly gameSessionId: string },
  deps: LaunchDeps,
): Promise<Started> {
  return connection.walletKind === 'transfer'
    ? openAtHolder(request, connection, start.call, deps)
    : openSeamless(request, connection, start, deps);
}

/** The game opens at the provider's address with a one-time code; the money stays here. */
async function openSeamless(
  request: GameRequest,
  connection: ProviderConnection,
  { call, gameSessionId }: { readonly call: Call<Member>; readonly gameSessionId: string },
  deps: LaunchDeps,
): Promise<Started> {
  const { actor: member, language } = call;
  const { gpId } = connection;
  const code = await issueLaunchCode(deps.sql, {
    gpId,
    memberId: member.memberId,
    gameCode: request.gameCode,
    language,
    gameSessionId,
  });
  const game = { ...request, currency: member.currency, language };
  return presentOpened(await deps.gameProviders.wire(connection).open(connection, game, code));
}

/** The whole main balance goes to the provider, whose answer says where the game opens. */
async function openAtHolder(
  request: GameRequest,
  connection: ProviderConnection,
  { actor: member, language }: Call<Member>,
  deps: LaunchDeps,
): Promise<Started> {
  if (!(await ensureProviderMember(member, connection, language, deps))) return { kind: 'failed' };
  const game = { ...request, currency: member.currency, language };
  // side by side: the address is good for a minute, and nobody gets it before the money is there
  const [moved, opened] = await Promise.all([
    moveMainBalance(member, connection, deps),
    deps.gameProviders.holder(connection).open(member, game),
  ]);
  if (moved !== 'moved') return presentOpened({ kind: moved });
  if (opened.kind !== 'opened') await transferBack(member, { only: connection.gpId }, deps);
  return presentOpened(opened);
}

/** A win may change the balance between reading and holding: then once more with what there is. */
async function moveMainBalance(
  member: Member,
  connection: ProviderConnection,
  deps: LaunchDeps,
): Promise<'moved' | 'maintenance' | 'failed'> {
  for (let tries = 0; tries < 3; tries += 1) {
    const balanceMinor = await deps.ledger.balanceOf(member);
    if (balanceMinor === 0n) return 'moved';
    const outcome = await transferIn(member, connection, balanceMinor, deps);
    if (outcome.state === 'confirmed') return 'moved';
    if (outcome.state === 'rejected' && outcome.word === 'MAINTENANCE') return 'maintenance';
    if (outcome.state !== 'insufficient') return 'failed';
  }
  return 'failed';
}
