import type { OfficeDataOf } from '@halls/contract/office';
import { formatMinor } from '@halls/contract';
import type { FigureFilter } from './figure-filter.repo.ts';
import type { FigurePlace } from './figures.repo.ts';
import { writeFigurePlace } from './list-place.ts';
import { namesOf, type Reader, type ReportDeps } from './names-of.ts';
import { lineOf } from './report.present.ts';
import { listSeenPlay } from './returns.repo.ts';
import {
  judgeReturn,
  leastMemberDays,
  leastRounds,
  seenReturn,
  type PromisedReturn,
} from './seen-return.rules.ts';

/** A page of games with what they have paid back beside what they promise. */
export async function readReturns(
  deps: ReportDeps,
  filter: FigureFilter & { readonly after: FigurePlace | null; readonly limit: number },
  reader: Reader,
): Promise<OfficeDataOf<'/report/returns'>> {
  const { limit, reach } = filter;
  const found = await listSeenPlay(deps.sql, { ...filter, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const keys = [...new Set(shown.map(({ key }) => key))];
  const [nameOf, promiseOf] = await Promise.all([
    namesOf(deps, { by: 'game', keys, reach }, reader),
    promisesIn(
      deps,
      reach.map(({ siteId }) => siteId),
    ),
  ]);
  const last = shown.at(-1);
  return {
    list: shown.map((game) => {
      const promised = promiseOf(game.key);
      const seen = seenReturn(game);
      return {
        ...lineOf('game', game.key),
        name: nameOf(game.key),
        currency: game.currency,
        rounds: game.rounds,
        member_days: game.memberDays,
        turnover: formatMinor(game.stakeMinor, game.currency),
        seen:
          game.stakeMinor > 0n
            ? ((Number(game.payoutMinor) / Number(game.stakeMinor)) * 100).toFixed(2)
            : null,
        bounds: seen && { low: seen.low.toFixed(2), high: seen.high.toFixed(2) },
        promised: promised && { from: promised.from.toFixed(2), to: promised.to.toFixed(2) },
        verdict: judgeReturn(seen, promised),
      };
    }),
    next_cursor: found.length > limit && last ? writeFigurePlace(last.place) : null,
    least: { rounds: leastRounds, member_days: leastMemberDays },
  };
}

/** What a game promises on these sites; where they differ, from the least to the most. */
async function promisesIn(
  { catalogue }: ReportDeps,
  siteIds: readonly number[],
): Promise<(key: string) => PromisedReturn | null> {
  const bySite = await Promise.all(siteIds.map((siteId) => catalogue.promisedReturns(siteId)));
  return (key) => {
    const [gpId = '', gameCode = ''] = key.split(' ');
    const promises = bySite.flatMap((promiseOf) => promiseOf(gpId, gameCode) ?? []);
    if (promises.length === 0) return null;
    return {
      from: Math.min(...promises.map(({ from }) => Number(from))),
      to: Math.max(...promises.map(({ to }) => Number(to))),
    };
  };
}
