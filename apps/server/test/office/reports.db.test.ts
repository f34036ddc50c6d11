import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Desk } from '../office-world.ts';
import { createReportWorld, zone, type ReportWorld } from './report-world.ts';

const period = { from: '2026-05-01', to: '2026-05-31' };

let world: ReportWorld;
let finance: Desk;
const member: Record<string, number> = {};

beforeAll(async () => {
  world = await createReportWorld();
  for (const [account, siteId, currency] of [
    ['anna', 1, 'USD'],
    ['bert', 1, 'USD'],
    ['chi', 1, 'VND'],
    ['dora', 2, 'USD'],
  ] as const)
    member[account] = await world.addMember(account, siteId, currency);
  finance = await world.seat('finance', ['finance']);
  // the last second of a day of the sites’, and the first of the next
  await tell('a', 'anna', 'GPSL koi', { stake: 100_00, payout: 30_00, at: '2026-05-10T03:59:59Z' });
  await tell('b', 'anna', 'GPSL koi', { stake: 200_00, payout: 500_00, at: '2026-05-10T04:00:00Z' });
  await tell('c', 'bert', 'GPSL reels', { stake: 50_00, payout: 0, at: '2026-05-10T20:00:00Z' });
  await tell('d', 'chi', 'GPCD war', { stake: 7_000, payout: 7_000, at: '2026-05-10T21:00:00Z' });
  await tell('e', 'dora', 'GPSL koi', { stake: 999_00, payout: 0, at: '2026-05-10T22:00:00Z' });
  await world.count();
  // the tenth is over when a provider corrects a round of it
  await world.setCountedUntil('2026-05-11T16:00:00Z');
  await world.test.pool.query(`update app.provider_round set payout_minor = 45000 where round_id = 'b'`);
  await world.test.pool.query(`insert into app.told_round (gp_id, round_id) values ('GPSL', 'b')`);
  await world.count();
});
afterAll(() => world.close());

const tell = (id: string, who: string, game: string, played: Parameters<ReportWorld['tell']>[3]) =>
  world.tell(id, member[who] ?? 0, game, played);
const ask = async (path: string, more: object, desk: Desk) =>
  (await desk.ask(path, { ...period, site_id: 1, ...more })).data;
const figures = (more: object, desk = finance) => ask('/report/figures', more, desk);
/** Of each line: what it is of, currency, rounds, turnover, valid turnover, GGR, and what became known late. */
const lines = async (more: object, desk = finance): Promise<unknown[]> =>
  (await figures(more, desk)).list.map(told);
const told = (line: Record<string, unknown>) =>
  ['key', 'currency', 'rounds', 'turnover', 'valid_turnover', 'ggr', 'late_ggr'].map((name) => line[name]);
/** How many have played of each of these keys. */
const players = async (by: string, keys: unknown[], more: object = {}) =>
  (await ask('/report/players', { by, keys, ...more }, finance)).list.map(
    (line: { key: string; currency: string; members: number }) => [line.key, line.currency, line.members],
  );

describe('figures', () => {
  it('are of the sites’ days, closed ones and what became known of them later', async () => {
    expect(await lines({ by: 'day' })).toEqual([
      ['2026-05-11', 'USD', 0, '0.00', '0.00', '50.00', '50.00'],
      ['2026-05-10', 'USD', 2, '250.00', '250.00', '-250.00', '0.00'],
      ['2026-05-10', 'VND', 1, '7000', '0', '0', '0'],
      ['2026-05-09', 'USD', 1, '100.00', '100.00', '70.00', '0.00'],
    ]);
  });

  it('are told apart by hall, provider, game and member, the greatest turnover of a currency first', async () => {
    expect(await lines({ by: 'hall' })).toEqual([
      ['2', 'USD', 3, '350.00', '350.00', '-130.00', '50.00'],
      ['6', 'VND', 1, '7000', '0', '0', '0'],
    ]);
    expect(await lines({ by: 'game' })).toEqual([
      ['GPSL koi', 'USD', 2, '300.00', '300.00', '-180.00', '50.00'],
      ['GPSL reels', 'USD', 1, '50.00', '50.00', '50.00', '0.00'],
      ['GPCD war', 'VND', 1, '7000', '0', '0', '0'],
    ]);
    expect(await lines({ by: 'member', gp_id: 'GPSL', game_code: 'koi' })).toEqual([
      [`1 ${member['anna']}`, 'USD', 2, '300.00', '300.00', '-180.00', '50.00'],
    ]);
    const { list } = await figures({ by: 'provider', currency: 'USD' });
    expect(list).toMatchObject([{ gp_id: 'GPSL', name: 'Slots' }]);
  });

  it('say apart how many have played, each counted once', async () => {
    expect(await players('day', ['2026-05-09', '2026-05-10', '2026-05-11'])).toEqual([
      ['2026-05-09', 'USD', 1],
      ['2026-05-10', 'USD', 2],
      ['2026-05-10', 'VND', 1],
    ]);
    expect(await players('provider', ['GPSL', 'GPCD'])).toEqual([
      ['GPCD', 'VND', 1],
      ['GPSL', 'USD', 2],
    ]);
    expect(await players('game', ['GPSL koi', 'GPSL reels'])).toEqual([
      ['GPSL koi', 'USD', 1],
      ['GPSL reels', 'USD', 1],
    ]);
    expect(await players('day', ['2026-05-10'], { game_code: 'reels' })).toEqual([['2026-05-10', 'USD', 1]]);
    const { totals } = await ask('/report/players', { by: 'day', keys: [] }, finance);
    expect(totals).toEqual([
      { currency: 'USD', members: 2 },
      { currency: 'VND', members: 1 },
    ]);
  });

  it('never add up currencies', async () => {
    const { totals } = await figures({ by: 'day' });
    expect(totals.map((total: Record<string, unknown>) => told({ ...total, key: 'all' }))).toEqual([
      ['all', 'USD', 3, '350.00', '350.00', '-130.00', '50.00'],
      ['all', 'VND', 1, '7000', '0', '0', '0'],
    ]);
  });

  it('go on where the page before has ended', async () => {
    for (const by of ['day', 'game', 'member']) {
      const whole = await lines({ by });
      const parts: unknown[] = [];
      let cursor: string | null = null;
      do {
        const page: { list: Record<string, unknown>[]; next_cursor: string | null } = await figures({
          ...{ by, limit: 1 },
          ...(cursor !== null && { cursor }),
        });
        parts.push(...page.list.map(told));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect([by, parts]).toEqual([by, whole]);
    }
  });

  it('open down to the rounds that they are made of', async () => {
    const { data } = await finance.ask('/report/rounds', {
      ...{ from: '2026-05-10', to: '2026-05-10', site_id: 1, member_id: member['anna'] },
      ...{ gp_id: 'GPSL', game_code: 'koi' },
    });
    expect(data).toMatchObject({
      list: [
        {
          ...{ round_id: 'b', game_name: 'Koi Pond', gp_name: 'Slots', currency: 'USD', changes: 1 },
          ...{ stake: '200.00', payout: '450.00', ggr: '-250.00', closed_at: '2026-05-10T04:00:00.000Z' },
        },
      ],
      next_cursor: null,
      timezone: zone,
      member_account: 'anna',
    });
    const all = { ...period, site_id: 1, member_id: member['anna'] };
    const { data: first } = await finance.ask('/report/rounds', { ...all, limit: 1 });
    const { data: next } = await finance.ask('/report/rounds', { ...all, cursor: first.next_cursor });
    const ids = [...first.list, ...next.list].map(({ round_id: id }: { round_id: string }) => id);
    expect([ids, next.next_cursor]).toEqual([['b', 'a'], null]);
  });

  it('are refused for a time that ends before it begins, or is endless', async () => {
    const { status } = await finance.ask('/report/figures', {
      by: 'day',
      from: '2026-05-02',
      to: '2026-05-01',
    });
    expect(status).toBe(422);
    expect(
      (await finance.ask('/report/figures', { by: 'day', from: '2020-01-01', to: '2026-05-01' })).status,
    ).toBe(422);
  });
});

describe('who asks for them', () => {
  it('sees the sites that they may', async () => {
    const north = await world.seat('north', [{ role: 'finance', siteIds: [2] }]);
    expect((await north.ask('/report/figures', { ...period, by: 'day', site_id: 1 })).status).toBe(403);
    const everywhere = { by: 'site', site_id: null };
    expect((await figures(everywhere, finance)).list.map(told).map(([key]: unknown[]) => key)).toEqual([
      ...['2', '1', '1'],
    ]);
    expect(await lines(everywhere, north)).toEqual([['2', 'USD', 1, '999.00', '999.00', '999.00', '0.00']]);
    const rounds = { ...period, site_id: 2, member_id: member['anna'] };
    expect((await north.ask('/report/rounds', rounds)).status).toBe(404);
  });

  it('sees the currencies that they may', async () => {
    const dong = await world.seat('dong', [{ role: 'finance', siteIds: [1] }]);
    await world.test.pool.query(
      `update app.operator_assignment set currencies = '{VND}' where operator_id = $1`,
      [dong.operatorId],
    );
    const { list, totals } = await figures({ by: 'game' }, dong);
    expect([list.map(told), totals.length]).toEqual([[['GPCD war', 'VND', 1, '7000', '0', '0', '0']], 1]);
    const { data } = await dong.ask('/report/rounds', { ...period, site_id: 1, member_id: member['anna'] });
    expect(data.list).toEqual([]);
  });
});

describe('movements', () => {
  it('are told against as many days before, whoever has moved most first', async () => {
    const asked = { from: '2026-05-10', to: '2026-05-10', site_id: 1, currency: 'USD' };
    const { data } = await finance.ask('/report/movements', { ...asked, by: 'game' });
    expect(data.before).toEqual({ from: '2026-05-09', to: '2026-05-09' });
    expect(
      data.list.map((line: Record<string, unknown>) => [
        ...['key', 'ggr', 'ggr_before', 'change', 'turnover', 'turnover_before'].map((name) => line[name]),
      ]),
    ).toEqual([
      ['GPSL koi', '-300.00', '70.00', '-370.00', '200.00', '100.00'],
      ['GPSL reels', '50.00', '0.00', '50.00', '50.00', '0.00'],
    ]);
  });
});
