import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { createPlayWorld, type PlayWorld } from '../../../test/money/play-world.ts';
import { countTouched, freezeDue, payNext } from './keep.repo.ts';
import { keepTournaments, settledMs } from './keep-tournaments.ts';
import { tournamentModule } from './tournament.module.ts';
import { cancelTournament, insertTournament } from './tournament.repo.ts';
import type { NewTournament } from './tournament.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld([tournamentModule]);
});
afterAll(() => world.close());
beforeEach(() => {
  world.now = new Date();
});

const hourMs = 3_600_000;

/** The only one that runs; it has just begun and adds up the best two rounds: 5.00, 3.00 and 1.00 each for two. */
async function begin(terms: Partial<NewTournament> = {}): Promise<number> {
  await world.test.pool.query(
    `update tournament.tournament set state = 'cancelled', cancelled_at = now(), cancel_reason = 'a test is over'
     where state = 'announced'`,
  );
  const id = await world.database.sql.transaction().execute((transaction) =>
    insertTournament(transaction, {
      ...{ siteId: 901, currency: 'USD', title: { en_US: 'Race' }, words: { en_US: 'Race' } },
      ...{ startsAt: new Date(), endAt: new Date(Date.now() + hourMs) },
      ...{ scoring: 'multiplier', bestOf: 2, leastStakeMinor: 100n, gtId: null, gpIds: [], games: [] },
      isOptIn: false,
      prizes: [
        { fromRank: 1, toRank: 1, amountMinor: 500n },
        { fromRank: 2, toRank: 2, amountMinor: 300n },
        { fromRank: 3, toRank: 4, amountMinor: 100n },
      ],
      ...{ pays: 'cash', wageringPercent: 100, bonusGtId: null, bonusDays: null, createdAt: world.now },
      ...terms,
    }),
  );
  world.now = new Date();
  return id;
}
/** Ends it now, so that its ranks can be final; rounds close by the database's clock. */
async function end(id: number): Promise<void> {
  await world.test.pool.query(
    'update tournament.tournament set end_at = clock_timestamp() where tournament_id = $1',
    [id],
  );
  await world.count();
  await count();
  // the mark that is counted up to lies behind the end
  await world.test.pool.query(`update play.progress set counted_until = clock_timestamp()`);
}
async function count(): Promise<void> {
  await world.count();
  while ((await countTouched(world.database.sql, 100, world.now)) > 0);
}
const freeze = (sinceMs = 0) =>
  freezeDue(world.database.sql, { now: new Date(Date.now() + sinceMs), settledMs: 0 });
const show = async (id: number) =>
  (await world.call('/arks/web/tournament/detail', { id })).data.detail as Record<string, unknown> & {
    ranks: { rank: number; member_account: string; score: string }[];
  };
const own = async (id: number, owner: WalletOwner) =>
  (await world.call('/member/tournament', { id }, owner)).data;
const addMembers = (count_: number) =>
  Promise.all(Array.from({ length: count_ }, () => world.addMember(10_000n)));

it('shows everybody who stands where, masked, and members what is missing to the next prize', async () => {
  const id = await begin();
  const [one, two, three] = (await addMembers(3)) as [WalletOwner, WalletOwner, WalletOwner];
  expect(await own(id, one)).toMatchObject({
    ...{ rank: null, score: '0.00', prize: null, next: { rank: 4, amount: '1.00', missing: '0.01' } },
  });
  await world.play(one, 100, 250);
  await world.play(two, 200, 200);
  await world.play(two, 100, 400);
  await world.play(two, 100, 90);
  await world.play(three, 99, 9_900);
  await count();
  const shown = await show(id);
  expect(shown).toMatchObject({ state: 'running', pool: '10.00', first_prize: '5.00', players: 2 });
  expect(shown.ranks).toMatchObject([
    { rank: 1, score: '5.00' },
    { rank: 2, score: '2.50' },
  ]);
  expect(shown.ranks[0]?.member_account).toMatch(/^m.\*\*\*.$/);
  expect(await own(id, one)).toMatchObject({
    ...{ rank: 2, score: '2.50', rounds: 1, prize: '3.00', is_paid: 0 },
    next: { rank: 1, amount: '5.00', missing: '2.51' },
  });
  expect(await own(id, two)).toMatchObject({ rank: 1, prize: '5.00', next: null });
  expect(await own(id, three)).toMatchObject({ rank: null, next: { rank: 4, amount: '1.00' } });
});

it('of equal scores the one that was reached first stands higher', async () => {
  const id = await begin();
  const [late, first] = (await addMembers(2)) as [WalletOwner, WalletOwner];
  await world.play(late, 100, 200);
  await world.play(first, 100, 150);
  await world.play(first, 100, 150);
  await world.play(late, 100, 100);
  await count();
  expect(await own(id, first)).toMatchObject({ rank: 1, score: '3.00' });
  expect(await own(id, late)).toMatchObject({ rank: 2, score: '3.00' });
});

it('a round that is taken back leaves before the freeze, and changes nothing after it', async () => {
  const id = await begin();
  const [one, two] = (await addMembers(2)) as [WalletOwner, WalletOwner];
  const best = await world.play(one, 100, 900);
  const kept = await world.play(one, 100, 300);
  await world.play(two, 100, 500);
  await count();
  expect(await own(id, one)).toMatchObject({ rank: 1, score: '12.00' });
  await world.takeBack(one, best);
  await count();
  expect(await own(id, one)).toMatchObject({ rank: 2, score: '3.00', rounds: 1 });
  await end(id);
  expect(await freeze()).toBe(id);
  await world.takeBack(one, kept);
  await count();
  expect((await show(id)).ranks).toMatchObject([{ score: '5.00' }, { score: '3.00' }]);
});

it('is not frozen before its end is settled, all of it is counted and its standings have it', async () => {
  const id = await begin();
  const owner = await world.addMember(10_000n);
  await world.play(owner, 100, 300);
  await world.count();
  const { pool } = world.test;
  await pool.query('update tournament.tournament set end_at = clock_timestamp() where tournament_id = $1', [
    id,
  ]);
  await pool.query('update play.progress set counted_until = clock_timestamp()');
  // the round waits for its standing
  expect(await freeze()).toBeNull();
  while ((await countTouched(world.database.sql, 100, world.now)) > 0);
  await pool.query(`update play.progress set counted_until = clock_timestamp() - interval '1 hour'`);
  expect(await freeze()).toBeNull();
  await pool.query('update play.progress set counted_until = clock_timestamp()');
  expect(await freezeDue(world.database.sql, { now: new Date(), settledMs })).toBeNull();
  world.now = new Date();
  expect((await show(id)).state).toBe('settling');
  expect(await freeze()).toBe(id);
  expect((await show(id)).state).toBe('frozen');
});

it('pays each prize once, though a payer dies in the middle and several pay at once', async () => {
  while ((await payNext(world.database.sql, new Date())) !== null);
  const id = await begin();
  const owners = await addMembers(6);
  for (const [index, owner] of owners.entries()) await world.play(owner, 100, (10 - index) * 100);
  await end(id);
  expect(await freeze()).toBe(id);
  const cash = () => Promise.all(owners.map((owner) => world.cashOf(owner)));
  const before = await cash();
  expect(await payNext(world.database.sql, new Date())).toBe('paid');
  const dying = await world.test.pool.connect();
  dying.on('error', () => {});
  await dying.query('begin');
  const { rows } = await dying.query('select pg_backend_pid() as pid, tournament.pay_next(now()) as outcome');
  expect(rows[0].outcome).toBe('paid');
  await world.test.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  dying.release(true);
  await Promise.all(
    [1, 2, 3].map(() => keepTournaments({ sql: world.database.sql, clock: () => new Date() })),
  );
  await keepTournaments({ sql: world.database.sql, clock: () => new Date() });
  const after = await cash();
  expect(after.map((minor, index) => minor - (before[index] ?? 0n))).toEqual([
    500n,
    300n,
    100n,
    100n,
    0n,
    0n,
  ]);
  expect((await show(id)).state).toBe('paid');
  expect(await own(id, owners[0] as WalletOwner)).toMatchObject({
    rank: 1,
    prize: '5.00',
    is_paid: 1,
    next: null,
  });
});

it('owes a prize to a member of whom no bet is taken until it is', async () => {
  const id = await begin({ pays: 'bonus', wageringPercent: 500, bonusGtId: 2, bonusDays: 3 });
  const owner = await world.addMember(10_000n);
  await world.play(owner, 100, 300);
  await end(id);
  expect(await freeze()).toBe(id);
  const guard = (until: string) =>
    world.test.pool.query('update protect.guard set bet_blocked_until = $2 where member_id = $1', [
      owner.memberId,
      until,
    ]);
  await guard('infinity');
  expect(await payNext(world.database.sql, new Date())).toBe('blocked');
  expect(await payNext(world.database.sql, new Date())).toBeNull();
  await guard('-infinity');
  const later = new Date(Date.now() + 11 * 60_000);
  expect(await payNext(world.database.sql, later)).toBe('paid');
  expect(await payNext(world.database.sql, later)).toBe('done');
  const { rows } = await world.test.pool.query(
    'select granted_minor::int, state from promo.grant where member_id = $1',
    [owner.memberId],
  );
  expect(rows).toEqual([{ granted_minor: 500, state: 'active' }]);
});

it('is joined once, while it is not over, by members of its currency', async () => {
  const id = await begin({ isOptIn: true });
  const owner = await world.addMember(10_000n);
  const join = (which: number) => world.call('/member/tournament/join', { id: which }, owner);
  const codes = (await Promise.all(Array.from({ length: 8 }, () => join(id)))).map(({ code }) => code);
  expect(codes.toSorted((a, b) => a - b)).toEqual([100, ...Array(7).fill(101)]);
  expect(await own(id, owner)).toMatchObject({ is_joined: 1 });
  expect((await join(await begin())).code).toBe(103);
  world.now = new Date(Date.now() + 2 * hourMs);
  expect((await join(id)).code).toBe(102);
});

it('tells windows who stands first, once in five seconds', async () => {
  const id = await begin();
  const owner = await world.addMember(10_000n);
  const told = async () => {
    const { rows } = await world.test.pool.query(
      `select payload from app.outbox where event = 'tournament.standings' and (payload ->> 'tournament_id')::int = $1
       order by outbox_id`,
      [id],
    );
    return rows.map((row) => row.payload.ranks[0]?.score);
  };
  const keep = (afterMs: number) =>
    keepTournaments({ sql: world.database.sql, clock: () => new Date(world.now.getTime() + afterMs) });
  await world.play(owner, 100, 200);
  await world.count();
  await keep(0);
  await world.play(owner, 100, 300);
  await world.count();
  await keep(1_000);
  expect(await told()).toEqual(['2.00']);
  await keep(5_000);
  await keep(11_000);
  expect(await told()).toEqual(['2.00', '5.00']);
});

it('wins nobody anything once it is cancelled, and says why', async () => {
  const id = await begin();
  const owner = await world.addMember(10_000n);
  await world.play(owner, 100, 300);
  await end(id);
  await world.database.sql
    .transaction()
    .execute((transaction) =>
      cancelTournament(transaction, { tournamentId: id, told: 'A fault', now: world.now }),
    );
  expect(await freeze()).toBeNull();
  expect(await show(id)).toMatchObject({ state: 'cancelled', cancel_reason: 'A fault' });
});
