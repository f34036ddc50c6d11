import pg from 'pg';
import { openDatabase, type Sql } from '../../apps/server/src/platform/database.ts';
import { listClosedRounds } from '../../apps/server/src/modules/play/report/closed-rounds.repo.ts';
import {
  countAllMembers,
  countMembers,
  listFigures,
} from '../../apps/server/src/modules/play/report/figures.repo.ts';
import { listMovements } from '../../apps/server/src/modules/play/report/movements.repo.ts';
import { boundedFigure, type Measurement, type Result } from './measurement.ts';

const days = 60;
const membersADay = 7_500;
const gamesADay = 3;
const rounds = 4_000_000;
const longestMs = 150;
const tries = 7;

/** Reports of sixty days over 1.35 million sums of members and games, and a list of four million rounds of one member. */
export const measureReports: Measurement = {
  name: 'reports',
  title: 'reports over 1.35 million days of members, and a list of four million rounds',
  takesLong: true,
  async run(workspace) {
    const url = await workspace.createMigratedDatabase('reports');
    await fill(url, workspace.say);
    const database = openDatabase({
      url,
      role: 'platform_app',
      maxConnections: 4,
      onError: (error) => workspace.say(String(error)),
    });
    try {
      return await measure(database.sql);
    } finally {
      await database.close();
    }
  },
};

async function measure(sql: Sql): Promise<Result[]> {
  const reach = [{ siteId: 1, currencies: null }];
  const last = { reach, from: '2026-10-20', to: '2026-11-18' };
  const all = { reach, from: '2026-09-20', to: '2026-11-18' };
  const first = { after: null, limit: 51 };
  const page = async () => {
    const asked = { reach, memberId: 1, from: new Date(0), until: new Date('2027-01-01') };
    const deep = { closedMicros: String(Date.UTC(2026, 8, 1) * 1000), roundId: 'r' };
    await listClosedRounds(sql, { ...asked, after: deep, limit: 51 });
  };
  const daysOfPage = Array.from({ length: 50 }, (_, later) =>
    new Date(Date.UTC(2026, 8, 30 + later)).toISOString().slice(0, 10),
  );
  return [
    await timed('members ranked, 30 days', () => listFigures(sql, { ...last, ...first, by: 'member' })),
    await timed('members ranked, 60 days', () => listFigures(sql, { ...all, ...first, by: 'member' })),
    await timed('members ranked at one provider, 30 days', () =>
      listFigures(sql, { ...last, ...first, by: 'member', gpId: 'GPAX' }),
    ),
    await timed('movements of members, 30 days beside 30', () =>
      listMovements(sql, { ...last, by: 'member', since: '2026-09-20', most: 20 }),
    ),
    await timed('players counted, 60 days', () => countAllMembers(sql, all)),
    await timed('players counted on each of 50 days', () =>
      countMembers(sql, { ...all, by: 'day', keys: daysOfPage }),
    ),
    await timed('players counted of each of 5 providers, 30 days', () =>
      countMembers(sql, {
        ...last,
        by: 'provider',
        keys: ['A', 'B', 'C', 'D', 'E'].map((name) => `GP${name}X`),
      }),
    ),
    await timed('a page in the middle of four million rounds of a member', page),
  ];
}

/** The median of a few, after one that finds nothing in memory. */
async function timed(name: string, ask: () => Promise<unknown>): Promise<Result> {
  await ask();
  const tookMs: number[] = [];
  for (let each = 0; each < tries; each += 1) {
    const startMs = performance.now();
    await ask();
    tookMs.push(performance.now() - startMs);
  }
  const sorted = tookMs.toSorted((a, b) => a - b);
  const details = { least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 };
  return boundedFigure({ name, unit: 'ms', value: sorted[(tries - 1) / 2] ?? 0, details }, longestMs);
}

async function fill(url: string, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const startMs = performance.now();
  // the sums are kept by the triggers, as when rounds are counted
  for (let day = 0; day < days; day += 1)
    await client.query(
      `insert into play.day (site_id, day, member_id, gp_id, gt_id, game_code, currency, rounds, cash_stake_minor,
         cash_payout_minor, free_stake_minor, valid_turnover_minor)
       select 1, date '2026-09-20' + $1::int, m, 'GP' || chr(65 + (g * 7 + m) % 5) || 'X', 2 + (g + m) % 3,
         'game-' || (g * 13 + m * 7) % 90, 'USD', 10 + m % 7, 1000 + (m::bigint * 7919 + $1::int * 31 + g) % 90000,
         (m::bigint * 104729 + $1::int * 17 + g) % 95000, 0, 1000
       from (select (n * 7 + $1::int * 3331) % 30000 + 1 as m from generate_series(1, $2::int) n) members,
         generate_series(1, $3::int) g`,
      [day, membersADay, gamesADay],
    );
  await client.query(
    `insert into play.round (gp_id, member_id, round_id, is_told, site_id, gt_id, game_code, currency, bet_count,
       cash_stake_minor, cash_payout_minor, free_stake_minor, valid_turnover_minor, opened_at, closed_at, revision)
     select 'GPAX', 1, 'r-' || n, false, 1, 2, 'game-1', 'USD', 1, 100, 90, 0, 100, t, t, 1
     from generate_series(1, $1::int) n, lateral (select '2026-07-01'::timestamptz + n * interval '3 seconds' as t) at`,
    [rounds],
  );
  await client.query('vacuum analyze');
  await client.end();
  say(`  filled in ${Math.round((performance.now() - startMs) / 1000)} s`);
}
