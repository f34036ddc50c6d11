import { defineExportSource, type AnyExportSource } from '#platform/export-source.ts';
import { may, sitesWhere } from '#platform/office/may.ts';
import type { Operator } from '#platform/actor.ts';
import { countMembers } from './figures.repo.ts';
import { filterOf, type AskedFigures } from './filter-of.ts';
import { readFigurePlace } from './list-place.ts';
import type { ReportDeps } from './names-of.ts';
import { readFigures } from './read-figures.ts';
import { readReturns } from './read-returns.ts';

const limit = 500;
const figure = (value: string | number | null) => (value === null ? '' : { figure: String(value) });

/** Reports as files, with the columns of the calls that answer them. */
export function reportExports(deps: ReportDeps): AnyExportSource[] {
  return [figuresExport(deps), returnsExport(deps)];
}

function mayRead(holder: Pick<Operator, 'grants'>, { site_id: siteId }: AskedFigures): boolean {
  if (siteId !== undefined) return may(holder, 'report.read', siteId);
  const sites = sitesWhere(holder, 'report.read');
  return sites === null || sites.length > 0;
}

function figuresExport(deps: ReportDeps): AnyExportSource {
  return defineExportSource<'figures'>({
    list: 'figures',
    mayRead,
    columns: ({ by }) => [
      ...[
        by,
        'name',
        'currency',
        'rounds',
        'members',
        'turnover',
        'valid_turnover',
        'payout',
        'ggr',
        'late_ggr',
      ],
    ],
    async *read(asked, { holder, language }) {
      let cursor: string | undefined;
      do {
        const query = {
          ...filterOf(deps, asked, holder),
          by: asked.by,
          after: readFigurePlace(cursor),
          limit,
        };
        const page = await readFigures(deps, query, { actor: holder, language });
        const keys = [...new Set(page.list.map(({ key }) => key))];
        const players = await countMembers(deps.sql, { ...query, keys });
        const counted = new Map(players.map(({ key, currency, members }) => [`${key} ${currency}`, members]));
        yield page.list.map((line) => [
          ...[line.key, line.name, line.currency],
          ...[line.rounds, counted.get(`${line.key} ${line.currency}`) ?? 0].map(figure),
          ...[line.turnover, line.valid_turnover, line.payout, line.ggr, line.late_ggr].map(figure),
        ]);
        cursor = page.next_cursor ?? undefined;
      } while (cursor !== undefined);
    },
  });
}

function returnsExport(deps: ReportDeps): AnyExportSource {
  return defineExportSource<'returns'>({
    list: 'returns',
    mayRead,
    columns: () => [
      ...['game', 'name', 'currency', 'rounds', 'member_days', 'turnover', 'seen', 'low', 'high'],
      ...['promised_from', 'promised_to', 'verdict'],
    ],
    async *read(asked, { holder, language }) {
      let cursor: string | undefined;
      do {
        const query = { ...filterOf(deps, asked, holder), after: readFigurePlace(cursor), limit };
        const page = await readReturns(deps, query, { actor: holder, language });
        yield page.list.map((game) => [
          ...[game.key, game.name, game.currency],
          ...[game.rounds, game.member_days, game.turnover, game.seen].map(figure),
          ...[game.bounds?.low ?? null, game.bounds?.high ?? null].map(figure),
          ...[game.promised?.from ?? null, game.promised?.to ?? null].map(figure),
          game.verdict,
        ]);
        cursor = page.next_cursor ?? undefined;
      } while (cursor !== undefined);
    },
  });
}
