import { officeEndpoints } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import { audited } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import type { ProviderDirectory } from '#modules/provider-connection';
import { deleteStop, insertStop, isGame, listStops, type PlayPlace } from './play-stop.repo.ts';

interface Deps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly providers: Pick<ProviderDirectory, 'find'>;
}

export function playStopOfficeRoutes(deps: Deps): OfficeImplementation[] {
  const { sql, clock } = deps;
  return [
    implementQuery(officeEndpoints.playStops, async () => {
      const stops = await listStops(sql);
      return succeed({
        list: stops.map(({ gpId, gameCode, since, cause }) => ({
          gp_id: gpId,
          game_code: gameCode,
          since: since.toISOString(),
          cause,
        })),
      });
    }),

    implementChange(officeEndpoints.playStop, async ({ place: asked, cause = null, reason }, { actor }) => {
      const place = readPlace(asked);
      if (!(await isPlace(place, deps))) return fail(102);
      return sql.transaction().execute(async (transaction) => {
        const since = clock();
        if (!(await insertStop(transaction, { ...place, since, cause }))) return fail(101);
        const receipt = await audited(transaction, actor, 'play.stopped', {
          target: targetOf(place),
          before: null,
          after: { since, ...(cause && { cause }) },
          reason,
        });
        return { ok: true, data: null, receipt };
      });
    }),

    implementChange(officeEndpoints.playResume, ({ place: asked, reason }, { actor }) =>
      sql.transaction().execute(async (transaction) => {
        const place = readPlace(asked);
        const stopped = await deleteStop(transaction, place);
        if (!stopped) return fail(101);
        const receipt = await audited(transaction, actor, 'play.resumed', {
          target: targetOf(place),
          before: { since: stopped.since, ...(stopped.cause && { cause: stopped.cause }) },
          after: null,
          reason,
        });
        return { ok: true, data: null, receipt };
      }),
    ),
  ];
}

/** A provider that lists no games takes any code. */
async function isPlace({ gpId, gameCode }: PlayPlace, { sql, providers }: Deps): Promise<boolean> {
  if (gpId === null) return true;
  const connection = await providers.find(gpId);
  if (!connection) return false;
  return gameCode === null || !connection.hasCatalogue || isGame(sql, gpId, gameCode);
}

function readPlace(asked: { gp_id: string | null; game_code: string | null }): PlayPlace {
  return { gpId: asked.gp_id, gameCode: asked.game_code };
}

function targetOf({ gpId, gameCode }: PlayPlace): string {
  if (gpId === null) return 'play/all';
  return gameCode === null ? `provider/${gpId}` : `game/${gpId}/${gameCode}`;
}
