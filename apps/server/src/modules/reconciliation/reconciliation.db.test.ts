import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { countAll } from '../../../test/money/count-all.ts';
import { startFakeProvider, type BookedRound, type FakeProvider } from '../../../test/money/fake-provider.ts';
import { createGameWorld, slot, type GameWorld } from '../../../test/money/game-world.ts';
import type { Player } from '../../../test/money/wallet-caller.ts';
import { reconcileNext } from './reconcile-days.ts';
import type { ReconDeps } from './recon.deps.ts';

let world: GameWorld;
/** The books of GPTS, a seamless provider; GPSL keeps its own. */
let books: FakeProvider;
let owner: WalletOwner;
let player: Player;
let rounds = 0;
/** Each test has a day of its own. */
let days = 0;
let day = '';
let nextDay = '';

beforeAll(async () => {
  world = await createGameWorld();
  books = await startFakeProvider();
  await world.test.pool.query(`update app.provider_connection set base_url = $1 where gp_id = 'GPTS'`, [
    books.baseUrl,
  ]);
});
afterAll(async () => {
  await books.close();
  await world.close();
});
beforeEach(async () => {
  days += 2;
  day = dayAfter(days);
  nextDay = dayAfter(days + 1);
  world.now = new Date(`${day}T10:00:00Z`);
  owner = await world.addMember(100_000n);
  player = await world.seamless.enter(owner, '0');
});

const dayAfter = (later: number) => new Date(Date.UTC(2026, 0, 1 + later)).toISOString().slice(0, 10);
const deps = (given: Partial<ReconDeps> = {}): ReconDeps => ({
  ...{ sql: world.database.sql, gameProviders: world.gameProviders, providers: world.providers },
  ...{ clock: () => world.now, partSize: 2, ...given },
});

interface Played {
  readonly stake?: bigint;
  readonly payout?: bigint;
  readonly at?: string;
  readonly isClosed?: boolean;
}

/** A round of the member's at GPTS as our books have it; answers its id. */
async function play({ stake = 100n, payout = 0n, at = '12:00:00', isClosed = true }: Played = {}) {
  const roundId = `recon-${(rounds += 1)}`;
  const { answer } = await player.send('bet-win', `${roundId}-1`, {
    ...{ round_id: roundId, game_code: 'any', round_closed: isClosed },
    ...{ bet_amount: String(stake), win_amount: String(payout) },
  });
  expect(answer.status).toBe('OK');
  const time = at.includes('T') ? at : `${day}T${at}Z`;
  await world.test.pool.query(
    'update seamless.round set opened_at = $1, changed_at = $1 where round_id = $2',
    [time, roundId],
  );
  return roundId;
}

/** The same as the provider's books have it. */
function book(roundId: string, { stake = 100n, payout = 0n, at = '12:00:00' }: Played = {}): BookedRound {
  const round: BookedRound = {
    ...{ round_id: roundId, member_ref: String(owner.memberId), game_code: 'any', currency: 'USD' },
    ...{ stake: String(stake), payout: String(payout), state: 'settled' },
    ended_at: at.includes('T') ? at : `${day}T${at}.000Z`,
  };
  books.book.push(round);
  return round;
}

async function both(played: Played = {}): Promise<BookedRound> {
  return book(await play(played), played);
}

/** Begins a run of a day, and brings it as far as it gets without anybody counting. */
async function begin(gpId = 'GPTS', of = day): Promise<void> {
  await world.test.pool.query(
    `insert into recon.day (gp_id, day, state, due_at, started_at) values ($1, $2, 'reading', $3, $3)
     on conflict (gp_id, day) do update
       set state = 'reading', run = recon.day.run + 1, place = '', due_at = $3, balances_at = null`,
    [gpId, of, world.now],
  );
  await goOn();
}

async function goOn(given: Partial<ReconDeps> = {}): Promise<void> {
  for (let part = 0; part < 200; part += 1) if (!(await reconcileNext(deps(given)))) return;
  throw new Error('the run does not end');
}

/** As if all had been counted now. */
async function count(): Promise<void> {
  await countAll(world.test);
  await world.test.pool.query('update play.progress set counted_until = $1, mark_at = $1', [world.now]);
  await world.test.pool.query(`update recon.day set due_at = $1 where state = 'waiting'`, [world.now]);
}

/** A whole run, at noon of the day after. */
async function compare(gpId = 'GPTS', of = day): Promise<string> {
  world.now = new Date(Date.parse(`${of}T12:00:00Z`) + 24 * 60 * 60_000);
  await begin(gpId, of);
  await count();
  await goOn();
  return stateOf(gpId, of);
}

async function stateOf(gpId = 'GPTS', of = day): Promise<string> {
  const { rows } = await world.test.pool.query<{ state: string }>(
    'select state from recon.day where gp_id = $1 and day = $2',
    [gpId, of],
  );
  return rows[0]?.state ?? '';
}

/** Rounds, stakes and payouts of the day: ours, then theirs. */
async function sumsOf(gpId = 'GPTS', of = day): Promise<number[][]> {
  const { rows } = await world.test.pool.query<{ sums: number[] }>(
    `select array[our_rounds, our_stake_minor, our_payout_minor, their_rounds, their_stake_minor, their_payout_minor]::int[]
       as sums
     from recon.day_sum where gp_id = $1 and day = $2 order by currency`,
    [gpId, of],
  );
  return rows.map(({ sums }) => sums);
}

/** Of the member's cases: round, kind, state, whether a run resolved it, and what has become of it. */
async function cases(): Promise<unknown[]> {
  const { rows } = await world.test.pool.query(
    `select round_id, kind, state, is_agreed,
       (select string_agg(s.what, ' ' order by s.step) from recon.break_step s where s.break_id = b.break_id) as steps
     from recon.break b where member_ref = $1 order by break_id`,
    [String(owner.memberId)],
  );
  return rows.map((row) => [row.round_id, row.kind, row.state, row.is_agreed, row.steps]);
}

it('finds nothing on an honest day, whatever came late: a win, a rollback, a round that was never taken', async () => {
  await both({ stake: 100n, payout: 250n });
  await both({ stake: 50n, at: '00:00:00' });
  await both({ stake: 70n, at: '23:59:59' });
  // it ended there before midnight, and its end arrived here after it
  const late = await play({ stake: 30n, at: `${nextDay}T03:00:00Z` });
  book(late, { stake: 30n, at: '23:58:00' });
  // clocks differ: here it ended before midnight
  const early = await play({ stake: 20n, at: '23:59:58' });
  book(early, { stake: 20n, at: `${nextDay}T00:00:01.000Z` });
  const undone = await play({ stake: 40n });
  await player.rollback(`${undone}-back`, `${undone}-1`, { round_id: undone });
  Object.assign(book(undone, { stake: 0n }), { state: 'void' });
  Object.assign(book('never-came', { stake: 0n }), { state: 'void' });
  const unlisted = await play({ stake: 40n });
  await player.rollback(`${unlisted}-back`, `${unlisted}-1`, { round_id: unlisted });
  await world.test.pool.query('update seamless.round set changed_at = $1 where round_id = any($2)', [
    `${day}T13:00:00Z`,
    [undone, unlisted],
  ]);

  expect(await compare()).toBe('agrees');
  expect(await cases()).toEqual([]);
  expect(await sumsOf()).toEqual([[4, 250, 250, 4, 250, 250]]);
  expect(await compare('GPTS', nextDay)).toBe('agrees');
  expect(await sumsOf('GPTS', nextDay)).toEqual([[1, 20, 0, 1, 20, 0]]);
});

it('finds what is missing on either side, what differs in amount, and what stands on one side alone', async () => {
  await both();
  book('only-there', { stake: 10n });
  const onlyHere = await play({ stake: 20n });
  const amount = await play({ stake: 30n, payout: 5n });
  book(amount, { stake: 30n, payout: 6n });
  const undone = await play({ stake: 40n });
  Object.assign(book(undone, { stake: 0n }), { state: 'void' });
  const open = await play({ stake: 50n, isClosed: false });
  book(open, { stake: 50n });

  expect(await compare()).toBe('differs');
  const found = (await cases()) as string[][];
  expect(new Set(found.map(([roundId, kind, state]) => `${roundId} ${kind} ${state}`))).toEqual(
    new Set([
      'only-there missing_here open',
      `${onlyHere} missing_there open`,
      `${amount} amount open`,
      `${undone} state open`,
      `${open} state open`,
    ]),
  );
  // what the day's sums differ by is what its cases do
  expect(await sumsOf()).toEqual([[5, 240, 5, 4, 190, 6]]);
});

it('resolves by itself what a later run finds agreeing, and opens it again when it differs once more', async () => {
  const late = book('told-too-early', { stake: 10n });
  const amount = await both({ stake: 30n });
  amount.payout = '7';
  expect(await compare()).toBe('differs');
  late.state = 'void';
  late.stake = '0';
  amount.payout = '0';
  expect(await compare()).toBe('agrees');
  expect(await cases()).toEqual([
    [expect.any(String), expect.any(String), 'resolved', true, 'found agreed'],
    [expect.any(String), expect.any(String), 'resolved', true, 'found agreed'],
  ]);
  amount.payout = '7';
  expect(await compare()).toBe('differs');
  expect(await cases()).toContainEqual([
    ...[amount.round_id, 'amount', 'open', false, 'found agreed came_back'],
  ]);
});

it('leaves what people have said of a case until a side says something else', async () => {
  const amount = await both({ stake: 30n });
  amount.payout = '7';
  await compare();
  await world.test.pool.query(`update recon.break set state = 'explained' where round_id = $1`, [
    amount.round_id,
  ]);
  expect(await compare()).toBe('differs');
  expect(await cases()).toEqual([[amount.round_id, 'amount', 'explained', false, 'found']]);
  amount.payout = '8';
  await compare();
  expect(await cases()).toEqual([[amount.round_id, 'amount', 'open', false, 'found changed']]);
});

it('counts nothing twice when it is killed in the middle, wherever that is', async () => {
  for (let each = 0; each < 5; each += 1) await both({ stake: 10n });
  await play({ stake: 20n });
  book('killed-there', { stake: 5n });
  world.now = new Date(`${nextDay}T12:00:00Z`);
  await begin();
  await count();
  let deaths = 0;
  for (let life = 0; life < 100 && (await stateOf()) !== 'differs'; life += 1) {
    // the clock is read before a part, within its transaction, and last before that commits
    let looksLeft = 2 + (life % 4);
    const dies = () => {
      if ((looksLeft -= 1) > 0) return world.now;
      deaths += 1;
      throw new Error('killed');
    };
    await goOn({ clock: dies }).catch(() => {});
  }
  expect(deaths).toBeGreaterThan(3);
  expect(await stateOf()).toBe('differs');
  expect(await sumsOf()).toEqual([[6, 70, 0, 6, 55, 0]]);
  expect((await cases()).map((each) => (each as string[])[4])).toEqual(['found', 'found']);
});

it('waits until all is counted that was played before the provider was asked', async () => {
  await both();
  world.now = new Date(`${nextDay}T12:00:00Z`);
  await world.test.pool.query(`update play.progress set counted_until = $1`, [`${day}T23:00:00Z`]);
  await begin();
  expect(await stateOf()).toBe('waiting');
  await count();
  await goOn();
  expect(await stateOf()).toBe('agrees');
});

it('asks a provider again that does not answer, and says of one that it has no list', async () => {
  await both();
  world.now = new Date(`${nextDay}T12:00:00Z`);
  // days that differ are due again at this hour, and would hear one of these answers
  await world.test.pool.query('update recon.day set due_at = null');
  books.moods('round-list', 'crash-before', 'gibberish');
  await begin();
  const { rows } = await world.test.pool.query(
    `select state, tries, why, due_at > $2 as waits from recon.day where day = $1`,
    [day, world.now],
  );
  expect(rows).toEqual([{ state: 'reading', tries: 1, why: 'HTTP 500', waits: true }]);
  world.now = new Date(world.now.getTime() + 60_000);
  await goOn();
  world.now = new Date(world.now.getTime() + 60_000);
  await goOn();
  await count();
  await goOn();
  expect(await stateOf()).toBe('agrees');

  books.moods('round-list', 'no-method');
  expect(await compare()).toBe('no_list');
});

it('compares what a provider holds with what was brought there and played', async () => {
  await world.call('/member/game/play1', slot, owner);
  const ref = String(owner.memberId);
  expect(world.slots.balanceOf(ref)).toBe(100_000n);
  const played = { stake: 500n, payout: 200n, endedAt: new Date(`${day}T11:00:00Z`) };
  world.slots.endRound(ref, played);
  expect(await compare('GPSL')).toBe('agrees');
  expect(await sumsOf('GPSL')).toEqual([[1, 500, 200, 1, 500, 200]]);

  world.slots.setBalance(ref, 99_000n);
  expect(await compare('GPSL')).toBe('differs');
  expect(await cases()).toEqual([['', 'balance', 'open', false, 'found']]);
  // nothing is said of money that moves
  world.slots.openRound(ref, true);
  world.slots.setBalance(ref, 98_000n);
  await compare('GPSL');
  expect(await cases()).toEqual([['', 'balance', 'open', false, 'found']]);
  world.slots.openRound(ref, false);
  world.slots.setBalance(ref, 99_700n);
  expect(await compare('GPSL')).toBe('agrees');
  expect(await cases()).toEqual([['', 'balance', 'resolved', true, 'found agreed']]);
});

it('finds a round that a provider’s feed has never told', async () => {
  await world.call('/member/game/play1', slot, owner);
  const ref = String(owner.memberId);
  world.slots.endRound(ref, { stake: 500n, payout: 0n, endedAt: new Date(`${day}T11:00:00Z`) });
  world.slots.book.push({
    ...{ round_id: 'not-in-the-feed', member_ref: ref, game_code: 'koi', currency: 'USD' },
    ...{ stake: '300', payout: '0', state: 'settled', ended_at: `${day}T11:30:00.000Z` },
  });
  world.slots.setBalance(ref, world.slots.balanceOf(ref) - 300n);
  expect(await compare('GPSL')).toBe('differs');
  expect((await cases()).map((each) => (each as string[]).slice(0, 3))).toEqual([
    ['not-in-the-feed', 'missing_here', 'open'],
    ['', 'balance', 'open'],
  ]);
  const { rows } = await world.test.pool.query(
    `select site_id from recon.break where member_id = $1 and round_id <> ''`,
    [owner.memberId],
  );
  expect(rows).toEqual([{ site_id: owner.siteId }]);
});
