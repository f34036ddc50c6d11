import { playRecords, roundPage } from '@halls/contract/play-record';
import { findRounds } from '#modules/seamless-wallet';
import { isRoundOf } from '#modules/transfer-wallet';
import type { Member } from '#platform/actor.ts';
import { implement, type Implementation } from '#platform/call.ts';
import { fail, succeed } from '#platform/result.ts';
import { readRecords, type PlayRecordDeps } from './read-records.ts';

export function playRecordRoutes(deps: PlayRecordDeps): Implementation[] {
  return [
    implement(playRecords, async (input, { actor: member, language }) =>
      succeed(await readRecords(deps, member, input, language)),
    ),

    implement(roundPage, async (input, { actor: member, language }) => {
      const { gp_id: gpId, round_id: roundId } = input;
      const connection = await deps.providers.find(gpId);
      if (!connection || !(await isOwn(deps, member, gpId, roundId))) return fail(404);
      const url = await deps.gameProviders.roundPage(connection, { player: member, roundId, language });
      return url === null ? fail(101) : succeed({ url });
    }),
  ];
}

async function isOwn(
  { sql }: PlayRecordDeps,
  { memberId }: Member,
  gpId: string,
  roundId: string,
): Promise<boolean> {
  if (await isRoundOf(sql, { gpId, memberId, roundId })) return true;
  return (await findRounds(sql, { gpId, memberId, roundIds: [roundId] })).length > 0;
}
