import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerModule, type WalletOwner } from '#modules/ledger';
import { dayOf } from '#modules/site';
import { createRoundFollower } from '#modules/transfer-wallet';
import { countAll } from '../../../test/money/count-all.ts';
import { createGameWorld, slot, type GameWorld } from '../../../test/money/game-world.ts';
import type { Player } from '../../../test/money/wallet-caller.ts';
import { countPlays, type CountDeps } from './count-plays.ts';
import { playModule } from './play.module.ts';

const zone = 'America/Caracas';
const minusFourHours = 4 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;
let world: GameWorld;
let owner: WalletOwner;
let player: Player;
let deps: CountDeps;
let rounds = 0;

beforeAll(async () => {
  world = await createGameWorld();
  await world.test.pool.query(`
    insert into app.hall (site_id, gt_id, name) values (901, 4, '{}');
    insert into app.provider (site_id, gp_id, gt_id, name) values (901, 'GPTS', 2, 'S'), (901, 'GPTS', 4, 'S');
    insert into app.game (site_id, gp_id, gt_id, game_code, name, is_active) values
      (901, 'GPTS', 2, 'reels', '{}', true), (901, 'GPTS', 4, 'match', '{}', true), (901, 'GPTS', 2, 'old', '{}', false);`);
  deps = {
    sql: world.database.sql,
    ledger: world.app.faceOf(ledgerModule),
    dayOf: (_siteId, instant) => dayOf(instant, zone),
  };
});
afterAll(() => world.close());
beforeEach(async () => {
  world.now = new Date();
  owner = await world.addMember(100_000n);
  player = await world.seamless.enter(owner, '0');
});

const count = (given: Partial<CountDeps> = {}) => countAll(world.test, { ...deps, ...given });
const newRound = () => `play-${(rounds += 1)}`;

/** One transaction of a round; `game` is what is played. */
async function send(
  method: 'bet' | 'win' | 'bet-win' | 'bonus-win' | 'adjust',
  id: string,
  round: string,
  more: Record<string, unknown>,
): Promise<void> {
  const { answer } = await player.send(method, id, { round_id: round, game_code: 'reels', ...more });
  expect(answer.status).toBe('OK');
}

const lose = async (stake: number, more = {}) => {
  const round = newRound();
  await send('bet-win', `${round}-1`, round, {
    ...{ bet_amount: String(stake), win_amount: '0', round_closed: true, ...more },
  });
  return round;
};

async function factOf(round: string): Promise<unknown> {
  const { rows } = await world.test.pool.query(
    `select array[gt_id, bet_count, cash_stake_minor, cash_payout_minor, free_stake_minor, valid_turnover_minor, revision]::int[]
       as fact
     from play.round where round_id = $1 and member_id = $2`,
    [round, owner.memberId],
  );
  return rows[0]?.fact;
}

/** Rounds, stakes, payouts, free stakes and turnover of the member's days, oldest first. */
async function daysOf(table: 'day' | 'day_change', of = owner): Promise<Record<string, number[]>> {
  const { rows } = await world.test.pool.query<{ day: string; sums: number[] }>(
    `select day::text, array[sum(rounds), sum(cash_stake_minor), sum(cash_payout_minor), sum(free_stake_minor),
       sum(valid_turnover_minor)]::int[] as sums
     from play.${table} where member_id = $1 group by day order by day`,
    [of.memberId],
  );
  return Object.fromEntries(rows.map(({ day, sums }) => [day, sums]));
}

/** As if the round had changed last at another time. */
async function shiftRound(round: string, to: Date): Promise<void> {
  await world.test.pool.query('update seamless.round set changed_at = $2 where round_id = $1', [round, to]);
}

/** As if all had been counted at another time; null: never. */
async function setCountedUntil(time: Date | null): Promise<void> {
  await world.test.pool.query('update play.progress set counted_until = $1, mark_at = $1', [time]);
}

const sumUp = (...days: Record<string, number[]>[]) =>
  days
    .flatMap((each) => Object.values(each))
    .reduce((sum, each) => sum.map((value, index) => value + (each[index] ?? 0)), [0, 0, 0, 0, 0]);

describe('a round of a provider that asks this wallet', () => {
  it('counts when it closes, with all of its bets and wins', async () => {
    const round = newRound();
    await send('bet', `${round}-1`, round, { amount: '100' });
    await send('bet', `${round}-2`, round, { amount: '50' });
    await count();
    expect(await factOf(round)).toEqual([2, 2, 150, 0, 0, 0, 0]);
    expect(await daysOf('day')).toEqual({});
    await send('win', `${round}-3`, round, { amount: '30' });
    await send('win', `${round}-4`, round, { amount: '20', round_closed: true });
    await count();
    expect(await factOf(round)).toEqual([2, 2, 150, 50, 0, 150, 1]);
    expect(Object.values(await daysOf('day'))).toEqual([[1, 150, 50, 0, 150]]);
    await count();
    expect(await factOf(round)).toEqual([2, 2, 150, 50, 0, 150, 1]);
  });

  it('counts when it is closed without money', async () => {
    const round = newRound();
    await send('bet', `${round}-1`, round, { amount: '100' });
    await count();
    const close = { round_id: round, member_ref: String(owner.memberId) };
    expect((await world.seamless.call('round-close', close)).answer.status).toBe('OK');
    await count();
    expect(await factOf(round)).toEqual([2, 1, 100, 0, 0, 100, 1]);
    expect((await world.test.pool.query('select from seamless.closed_round')).rowCount).toBe(0);
  });

  it('is none when all of it was taken back, before it was counted or after', async () => {
    const [before, after] = [newRound(), newRound()];
    for (const round of [before, after])
      await send('bet', `${round}-1`, round, { amount: '100', round_closed: true });
    // names another round than the one that it is of
    await player.rollback(`${before}-back`, `${before}-1`, { round_id: 'elsewhere' });
    await count();
    expect(await factOf(before)).toEqual([2, 0, 0, 0, 0, 0, 1]);
    expect(Object.values(await daysOf('day'))).toEqual([[1, 100, 0, 0, 100]]);
    await player.rollback(`${after}-back`, `${after}-1`, { round_id: 'elsewhere' });
    await count();
    expect(await factOf(after)).toEqual([2, 0, 0, 0, 0, 0, 2]);
    expect(Object.values(await daysOf('day'))).toEqual([[1, 100, 0, 0, 100]]);
    expect(Object.values(await daysOf('day_change'))).toEqual([[-1, -100, 0, 0, -100]]);
  });

  it('keeps what the house staked apart, until it is taken back', async () => {
    const round = newRound();
    await send('bet', `${round}-1`, round, { amount: '500', is_free: true });
    await send('win', `${round}-2`, round, { amount: '70', is_free: true, round_closed: true });
    await count();
    expect(await factOf(round)).toEqual([2, 1, 0, 70, 500, 0, 1]);
    await player.rollback(`${round}-back`, `${round}-1`, { round_id: round });
    await count();
    expect(await factOf(round)).toEqual([2, 0, 0, 70, 0, 0, 2]);
  });

  it('is of the hall that its game is in, shown or not, and counts as that hall’s do', async () => {
    const won = { win_amount: '145' };
    const halls = [
      [await lose(100, { ...won, game_code: 'match' }), [4, 1, 100, 145, 0, 45, 1]],
      [await lose(100, { ...won, game_code: 'old' }), [2, 1, 100, 145, 0, 100, 1]],
      [await lose(100, { ...won, game_code: 'nowhere' }), [0, 1, 100, 145, 0, 0, 1]],
    ] as const;
    await count();
    for (const [round, fact] of halls) expect(await factOf(round)).toEqual(fact);
  });
});

describe('a day', () => {
  it('is the site’s, and begins at its midnight', async () => {
    await count();
    await setCountedUntil(null);
    const midnight = new Date(Date.parse('2026-03-31T00:00:00Z') + minusFourHours);
    await shiftRound(await lose(7), new Date(midnight.getTime() - 1));
    await shiftRound(await lose(11), midnight);
    await count();
    expect(await daysOf('day')).toEqual({ '2026-03-30': [1, 7, 0, 0, 7], '2026-03-31': [1, 11, 0, 0, 11] });
  });

  it('that is over never changes: what becomes known later counts on the day on which it does', async () => {
    await count();
    const noon = new Date('2026-05-10T16:00:00Z');
    await setCountedUntil(new Date(noon.getTime() - dayMs));
    const round = await lose(100);
    await shiftRound(round, noon);
    const late = await lose(30);
    await shiftRound(late, new Date(noon.getTime() - 9 * dayMs));
    await count();
    const closed = await daysOf('day');
    // what came too late for its own day stands on the first that was open
    expect(closed).toEqual({ '2026-05-09': [1, 30, 0, 0, 30], '2026-05-10': [1, 100, 0, 0, 100] });

    await setCountedUntil(new Date(noon.getTime() + dayMs));
    await send('adjust', `${round}-late`, round, { amount: '40', reason: 'late' });
    await shiftRound(round, new Date(noon.getTime() + dayMs + 1));
    await count();
    expect(await daysOf('day')).toEqual(closed);
    expect(await daysOf('day_change')).toEqual({ '2026-05-11': [0, 0, 40, 0, 0] });
    // it is told of which day it is
    const { rows: changes } = await world.test.pool.query(
      `select of_day::text, known_on::text, cash_payout_minor::int as payout from play.late_change where member_id = $1`,
      [owner.memberId],
    );
    expect(changes).toEqual([{ of_day: '2026-05-10', known_on: '2026-05-11', payout: 40 }]);
    expect(await factOf(round)).toEqual([2, 1, 100, 40, 0, 100, 2]);
  });

  it('is asked for page by page, with what changed on it', async () => {
    const play = world.app.faceOf(playModule);
    const back = await lose(10);
    await lose(20, { game_code: 'match' });
    await count();
    await player.rollback(`${back}-back`, `${back}-1`, { round_id: back });
    await lose(5);
    await count();
    const today = { siteId: 901, firstDay: '2026-01-01', lastDay: '9999-12-31', memberId: owner.memberId };
    const first = await play.listDaySums({ ...today, limit: 1 });
    const next = await play.listDaySums({ ...today, limit: 5, after: first[0] ?? null });
    const shown = [...first, ...next].map(({ gtId, gameCode, rounds: played, cashStakeMinor }) => [
      ...[gtId, gameCode, played, cashStakeMinor],
    ]);
    expect(shown).toEqual([
      [2, 'reels', 1, 5n],
      [4, 'match', 1, 20n],
    ]);
    expect(await play.listDaySums({ ...today, gtId: 4, gpId: 'GPTS', limit: 5 })).toEqual(next);
    expect(await play.listDaySums({ ...today, gameCode: 'old', limit: 5 })).toEqual([]);
    expect(await play.firstOpenDay(901)).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('counting', () => {
  it('passes no bet that has not committed yet', async () => {
    await count();
    const round = newRound();
    const slow = await world.test.pool.connect();
    try {
      // as a bet of another connection, between its transaction's id and its commit
      await slow.query('begin');
      await slow.query(
        `select ledger.post('seamless:GPTS', $1, '\\x01', 'seamless_bet', array[
          row(ledger.find_account(901, 'member_main', $2, null, 'USD'), -100),
          row(ledger.open_account(901, 'provider_ggr', null, 'GPTS', 'USD'), 100)]::ledger.leg[], null,
          jsonb_build_object('round_id', $1::text))`,
        [round, owner.memberId],
      );
      await slow.query(
        `insert into seamless.round (gp_id, member_id, round_id, site_id, game_code, currency, stake_minor, is_closed)
         values ('GPTS', $2, $1, 901, 'reels', 'USD', 100, true)`,
        [round, owner.memberId],
      );
      const first = owner;
      owner = await world.addMember(100n);
      player = await world.seamless.enter(owner, '0');
      await lose(1);
      await countPlays(deps);
      await countPlays(deps);
      expect(await daysOf('day')).toEqual({});
      await slow.query('commit');
      // other databases of the cluster may hold it up
      await expect
        .poll(() => countPlays(deps).then(() => daysOf('day')), { timeout: 60_000 })
        .not.toEqual({});
      expect(sumUp(await daysOf('day', first))).toEqual([1, 100, 0, 0, 100]);
    } finally {
      slow.release();
    }
  }, 90_000);

  it('counts once, though many do it at the same time', async () => {
    for (let played = 0; played < 5; played += 1) await lose(10);
    await Promise.all(Array.from({ length: 6 }, () => countPlays(deps)));
    await count();
    await Promise.all([count(), countPlays(deps), countPlays(deps)]);
    expect(sumUp(await daysOf('day'), await daysOf('day_change'))).toEqual([5, 50, 0, 0, 50]);
  });

  it('leaves nothing of a batch that it did not finish, and does it again', async () => {
    const round = await lose(10);
    const closed = newRound();
    await send('bet', `${closed}-1`, closed, { amount: '3' });
    await world.seamless.call('round-close', { round_id: closed, member_ref: String(owner.memberId) });
    const killed = () => {
      throw new Error('killed');
    };
    await expect(count({ dayOf: killed })).rejects.toThrow('killed');
    expect([await factOf(round), await factOf(closed), await daysOf('day')]).toEqual([
      undefined,
      undefined,
      {},
    ]);
    await count();
    expect(sumUp(await daysOf('day'))).toEqual([2, 13, 0, 0, 13]);
  });

  it('ends with what the wallet has, after hundreds of rounds and many interruptions', async () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const interrupted: CountDeps['dayOf'] = (_siteId, instant) => {
      if (random(40) === 0) throw new Error('killed');
      return dayOf(instant, zone);
    };
    const open: string[] = [];
    for (let batch = 0; batch < 20; batch += 1) {
      const plays = Array.from({ length: 15 }, async () => {
        const round = newRound();
        const [stake, prize] = [String(1 + random(50)), String(1 + random(90))];
        const kind = random(4);
        if (kind === 0) await lose(1 + random(100), { win_amount: prize, game_code: 'match' });
        if (kind === 1) await send('bet', `${round}-1`, round, { amount: stake, is_free: random(2) === 0 });
        if (kind === 2) await send('bonus-win', `${round}-1`, round, { amount: prize, round_closed: true });
        if (kind === 3) await lose(1 + random(100));
        if (kind === 1) open.push(round);
      });
      await Promise.all(plays);
      const last = open.splice(0, random(6));
      await Promise.all(
        last.map(async (round) => {
          if (random(3) === 0) await player.rollback(`${round}-back`, `${round}-1`, { round_id: round });
          else await send('win', `${round}-2`, round, { amount: '9', round_closed: random(2) === 0 });
        }),
      );
      await count({ dayOf: interrupted }).catch(() => {});
    }
    await count();
    const { rows } = await world.test.pool.query(
      `select count(*)::int as differ from seamless.round s
       full join play.round p using (gp_id, member_id, round_id)
       where coalesce(s.member_id, p.member_id) = $1 and (s.stake_minor, s.payout_minor, s.is_closed)
         is distinct from (p.cash_stake_minor, p.cash_payout_minor, p.closed_at is not null)`,
      [owner.memberId],
    );
    expect(rows).toEqual([{ differ: 0 }]);
    expect(await violations()).toEqual([]);
  }, 120_000);

  it('says what does not hold', async () => {
    const round = await lose(10);
    await count();
    expect(await violations()).toEqual([]);
    const shift = (by: number) =>
      world.test.pool.query(
        'update play.round set cash_payout_minor = cash_payout_minor + $2 where round_id = $1',
        [round, by],
      );
    await shift(1);
    expect(await violations()).toEqual(['days_are_rounds', 'facts_are_entries']);
    await shift(-1);
    expect(await violations()).toEqual([]);
  });
});

describe('a round of a provider that holds the money', () => {
  const factsOf = async () => {
    const { rows } = await world.test.pool.query(
      `select array[gt_id, cash_stake_minor, cash_payout_minor, valid_turnover_minor, revision]::int[] as fact, is_told
       from play.round where member_id = $1 order by cash_stake_minor`,
      [owner.memberId],
    );
    return rows.map(({ fact, is_told: isTold }) => [isTold, ...fact]);
  };
  const follow = async () => {
    const { playedProviders } = world.launch;
    const follower = createRoundFollower({ ...world.transfers, clock: () => world.now, playedProviders });
    await follower.tick();
    await follower.close();
  };
  const endRound = (stake: bigint, payout: bigint, more = {}) =>
    world.slots.endRound(String(owner.memberId), { stake, payout, ...more });

  it('counts as it was told, on no day to come, whatever the provider’s clock says', async () => {
    await world.call('/member/game/play1', slot, owner);
    endRound(100n, 30n);
    endRound(200n, 900n, { endedAt: new Date('2099-01-01T00:00:00Z') });
    endRound(300n, 300n, { endedAt: new Date('0000-01-01T00:00:00Z') });
    await follow();
    await count();
    expect(await factsOf()).toEqual([
      [true, 2, 100, 30, 100, 1],
      [true, 2, 200, 900, 200, 1],
      [true, 2, 300, 300, 300, 1],
    ]);
    expect(sumUp(await daysOf('day'))).toEqual([3, 600, 1230, 0, 600]);
    expect(Object.keys(await daysOf('day')).every((day) => day < '2099-01-01')).toBe(true);
    expect((await world.test.pool.query('select from app.told_round')).rowCount).toBe(0);

    // all is home and told: what its rounds came to is what it brought home beyond what it took along
    world.now = new Date(Date.now() + 5);
    await world.call('/member/game/leave1', {}, owner);
    const differing = () =>
      world.test.pool.query(
        'select rounds_minor::int, money_minor::int from play.compare_held_money() where member_id = $1',
        [owner.memberId],
      );
    expect((await differing()).rows).toEqual([]);
    await world.test.pool.query('update app.provider_member set balance_minor = 5 where member_id = $1', [
      owner.memberId,
    ]);
    expect((await differing()).rows).toEqual([{ rounds_minor: 630, money_minor: 635 }]);
    await world.test.pool.query('update app.provider_member set balance_minor = 0 where member_id = $1', [
      owner.memberId,
    ]);
  });

  it('counts though it was told before there were facts', async () => {
    await world.call('/member/game/play1', slot, owner);
    endRound(10n, 0n);
    endRound(20n, 0n);
    await follow();
    await world.test.pool.query(
      `delete from app.told_round; update play.progress set told_gp_id = '', told_round_id = ''`,
    );
    expect(await violations()).toEqual([]);
    await count();
    await count();
    expect(await factsOf()).toEqual([
      [true, 2, 10, 0, 10, 1],
      [true, 2, 20, 0, 20, 1],
    ]);
    expect(sumUp(await daysOf('day'), await daysOf('day_change'))).toEqual([2, 30, 0, 0, 30]);
  });
});

async function violations(): Promise<string[]> {
  const { rows } = await world.test.pool.query<{ name: string }>(
    'select name from play.check_invariants() order by name',
  );
  return rows.map(({ name }) => name);
}
