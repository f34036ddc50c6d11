import type { Member } from '#platform/actor.ts';
import type { Call } from '#platform/call.ts';
import type { ProviderConnection } from '#modules/provider-connection';
import { endSeamlessSessions, issueLaunchCode } from '#modules/seamless-wallet';
import { ensureProviderMember, transferBack, transferIn } from '#modules/transfer-wallet';
import type { Before } from './begin-game.ts';
import { kickMember } from './kick-member.ts';
import { presentOpened, type GameRequest, type Started } from './launch.outcome.ts';
import type { LaunchDeps } from './launch.deps.ts';

/** A session that was begun. */
export interface BegunSession {
  readonly call: Call<Member>;
  readonly gameSessionId: string;
  readonly before: Before;
}

/** Where the game opens, with the money where the provider takes it from, and nothing played elsewhere. */
export function openGame(
  request: GameRequest,
  connection: ProviderConnection,
  begun: BegunSession,
  deps: LaunchDeps,
): Promise<Started> {
  return connection.walletKind === 'transfer'
    ? openAtHolder(request, connection, begun, deps)
    : openSeamless(request, connection, begun, deps);
}

/** The game opens at the provider's address with a one-time code; the money stays here. */
async function openSeamless(
  request: GameRequest,
  connection: ProviderConnection,
  { call, gameSessionId, before }: BegunSession,
  deps: LaunchDeps,
): Promise<Started> {
  const { actor: member, language } = call;
  const { gpId } = connection;
  // side by side: a seamless provider has none of the money that comes back
  await Promise.all([
    leaveHolders(member, before, connection, deps),
    endSeamlessSessions(deps.pool, member.memberId),
  ]);
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
  { call, before }: BegunSession,
  deps: LaunchDeps,
): Promise<Started> {
  const { actor: member, language } = call;
  const { gpId } = connection;
  const hasLeft = await leaveHolders(member, before, connection, deps);
  const isKnown = before.known.some((known) => known.gpId === gpId);
  if (!isKnown && !(await ensureProviderMember(member, connection, language, deps)))
    return { kind: 'failed' };
  const game = { ...request, currency: member.currency, language };
  const balanceMinor = hasLeft ? await deps.ledger.balanceOf(member) : before.balanceMinor;
  // Side by side: the address is good for a minute, and nobody gets it before the money is there. A bet at a seamless
  // provider finds the money there, or not.
  const [moved, opened, isAlone] = await Promise.all([
    moveMainBalance(member, connection, balanceMinor, deps),
    deps.gameProviders.holder(connection).open(member, game),
    stopSeamlessBets(member, deps),
  ]);
  if (moved !== 'moved') return presentOpened({ kind: moved });
  if (isAlone && opened.kind === 'opened') return presentOpened(opened);
  await transferBack(member, { only: gpId }, deps);
  return opened.kind === 'opened' ? { kind: 'failed' } : presentOpened(opened);
}

/** Never throws: money may be on its way meanwhile, and is waited for. */
async function stopSeamlessBets({ memberId }: Member, { pool, log }: LaunchDeps): Promise<boolean> {
  try {
    await endSeamlessSessions(pool, memberId);
    return true;
  } catch (error) {
    log.error({ err: error, memberId }, 'could not end what the member plays at seamless providers');
    return false;
  }
}

/**
 * Ends what the member plays at other providers that hold money, and brings it back. What does not come now is settled
 * later and keeps nobody from playing. False where there was nothing to leave.
 */
async function leaveHolders(
  member: Member,
  { previousGpId, known }: Before,
  connection: ProviderConnection,
  deps: LaunchDeps,
): Promise<boolean> {
  const { providers, log } = deps;
  const previous =
    previousGpId && previousGpId !== connection.gpId ? await providers.find(previousGpId) : undefined;
  if (!previous && known.every(({ gpId }) => gpId === connection.gpId)) return false;
  await kickMember(member, previous, deps);
  const { stayed } = await transferBack(member, { except: connection.gpId }, deps);
  if (stayed.length > 0)
    log.warn({ memberId: member.memberId, stayed }, 'money stayed with another provider at a launch');
  return true;
}

/** A bet or a win may change the balance between reading and holding: then once more with what there is. */
async function moveMainBalance(
  member: Member,
  connection: ProviderConnection,
  firstMinor: bigint,
  deps: LaunchDeps,
): Promise<'moved' | 'maintenance' | 'failed'> {
  let balanceMinor = firstMinor;
  for (let tries = 0; tries < 3; tries += 1) {
    if (balanceMinor === 0n) return 'moved';
    const outcome = await transferIn(member, connection, balanceMinor, deps);
    if (outcome.state === 'confirmed') return 'moved';
    if (outcome.state === 'rejected' && outcome.word === 'MAINTENANCE') return 'maintenance';
    if (outcome.state !== 'insufficient') return 'failed';
    ({ balanceMinor } = outcome);
    // who has nothing left to lose sees an empty balance there, and is told why
    if (balanceMinor === 0n) deps.protection.tellIfLimited({ ...member, stakeMinor: firstMinor });
  }
  return 'failed';
}
