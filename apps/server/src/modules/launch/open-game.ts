import type { Maintenance } from '@halls/contract/launch';
import type { Member } from '#platform/actor.ts';
import type { Call } from '#platform/call.ts';
import type { ProviderConnection } from '#modules/provider-connection';
import { endSeamlessSessions, issueLaunchCode } from '#modules/seamless-wallet';
import { ensureProviderMember, transferBack, transferIn } from '#modules/transfer-wallet';
import { kickMember } from './kick-member.ts';
import type { GameRequest, Started } from './launch.outcome.ts';
import type { LaunchParts } from './launch.parts.ts';
import { seamlessAddress } from './launch.rules.ts';

/** Ends what the member plays elsewhere. What is not transferred back now is settled later and keeps nobody from playing. */
export async function leaveOthers(
  member: Member,
  previousGpId: string | null,
  connection: ProviderConnection,
  parts: LaunchParts,
): Promise<void> {
  const { sql, providers, log } = parts;
  await endSeamlessSessions(sql, member.memberId);
  const previous =
    previousGpId && previousGpId !== connection.gpId ? await providers.find(previousGpId) : undefined;
  await kickMember(member, previous, parts);
  const { stayed } = await transferBack(member, { except: connection.gpId }, parts);
  if (stayed.length > 0)
    log.warn({ memberId: member.memberId, stayed }, 'money stayed with another provider at a launch');
}

/** The game opens at the provider's address with a one-time code; the money stays here. */
export async function openSeamless(
  request: GameRequest,
  connection: ProviderConnection,
  { call, gameSessionId }: { call: Call<Member>; gameSessionId: string },
  { sql }: LaunchParts,
): Promise<Started> {
  const { actor: member, language } = call;
  const code = await issueLaunchCode(sql, {
    gpId: connection.gpId,
    memberId: member.memberId,
    gameCode: request.gameCode,
    language,
    gameSessionId,
  });
  return {
    kind: 'started',
    gameUrl: seamlessAddress(connection.launchUrl, {
      code,
      operator_id: connection.operatorId,
      game_code: request.gameCode,
      currency: member.currency,
      language,
      device: request.device,
      lobby_url: request.lobbyUrl,
    }),
  };
}

/** The whole main balance goes to the provider, whose answer says where the game opens. */
export async function openAtHolder(
  request: GameRequest,
  connection: ProviderConnection,
  { actor: member, language }: Call<Member>,
  parts: LaunchParts,
): Promise<Started> {
  if (!(await ensureProviderMember(member, connection, language, parts))) return { kind: 'failed' };
  const moved = await moveMainBalance(member, connection, parts);
  if (moved !== 'moved')
    return moved === 'maintenance' ? { kind: 'maintenance', interval: unknownInterval } : { kind: 'failed' };
  const reply = await parts.client.call(connection, 'launch', {
    mode: 'real',
    member_ref: String(member.memberId),
    currency: member.currency,
    language,
    game_code: request.gameCode,
    device: request.device,
    lobby_url: request.lobbyUrl,
  });
  if (reply.kind === 'answer' && reply.answer.status === 'OK' && reply.answer.launch_url) {
    return { kind: 'started', gameUrl: reply.answer.launch_url };
  }
  await transferBack(member, { only: connection.gpId }, parts);
  if (reply.kind === 'answer' && reply.answer.status === 'MAINTENANCE')
    return { kind: 'maintenance', interval: unknownInterval };
  return reply.kind === 'answer' && reply.answer.status === 'INVALID_GAME'
    ? { kind: 'no_game' }
    : { kind: 'failed' };
}

const unknownInterval: Maintenance = { start_at: null, end_at: null };

/** A win may change the balance between reading and holding: then once more with what there is. */
async function moveMainBalance(
  member: Member,
  connection: ProviderConnection,
  parts: LaunchParts,
): Promise<'moved' | 'maintenance' | 'failed'> {
  for (let tries = 0; tries < 3; tries += 1) {
    const balanceMinor = await parts.ledger.balanceOf(member);
    if (balanceMinor === 0n) return 'moved';
    const outcome = await transferIn(member, connection, balanceMinor, parts);
    if (outcome.state === 'confirmed') return 'moved';
    if (outcome.state === 'rejected' && outcome.word === 'MAINTENANCE') return 'maintenance';
    if (outcome.state !== 'insufficient') return 'failed';
  }
  return 'failed';
}
