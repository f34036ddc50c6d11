import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import type { FreeRoundsTold } from '#modules/provider-connection';
import { createBonusWorld, type BonusWorld } from '../../../test/money/bonus-world.ts';
import { cancelAward, findAward, insertAward, type FreeTerms } from './free-award.repo.ts';
import { stepAwards } from './step-awards.ts';

let world: BonusWorld;
beforeAll(async () => {
  world = await createBonusWorld();
});
afterAll(() => world.close());

let ids = 0;
const id = () => `f-${(ids += 1)}`;
const hourMs = 3_600_000;

function give(owner: WalletOwner, more: Partial<FreeTerms> = {}): Promise<number> {
  const terms = {
    ...{
      ...owner,
      gpId: 'GPTS',
      gtId: 2,
      gameCode: 'koi',
      count: 3,
      stakeMinor: 20n,
      pays: 'bonus' as const,
    },
    ...{ wageringPercent: 500, bonusDays: 7, changeRequestId: (ids += 1) },
    ...{ expiresAt: new Date(Date.now() + hourMs), ...more },
  };
  return insertAward(world.database.sql, terms, new Date());
}
const tell = (owner: WalletOwner, awardId: number, more: Record<string, string> = {}) => {
  const transaction = id();
  return world.seamless.call('free-round', {
    ...{ transaction_id: transaction, round_id: `r-${transaction}`, grant_id: String(awardId) },
    ...{ member_ref: String(owner.memberId), currency: owner.currency, game_code: 'koi' },
    ...{ stake: '20', win: '50', ...more },
  });
};
const award = async (awardId: number) => {
  const found = await findAward(world.database.sql, { siteId: 901, awardId });
  if (!found) throw new Error(`there is no award ${awardId}`);
  return found;
};
async function grants(owner: WalletOwner) {
  const { rows } = await world.test.pool.query(
    `select granted_minor::int as granted, required_minor::int as required, state from promo.grant
     where member_id = $1 and source_type = 'free_rounds'`,
    [owner.memberId],
  );
  return rows;
}
/** One round of the job, with a provider that says this; what it was asked. */
async function step(told: FreeRoundsTold, atMs = Date.now()): Promise<string[]> {
  const asked: string[] = [];
  const say = (what: string) => async () => {
    asked.push(what);
    return told;
  };
  const provider = { give: say('give'), status: say('status'), cancel: say('cancel') };
  await stepAwards({
    sql: world.database.sql,
    clock: () => new Date(atMs),
    providers: world.providers,
    gameProviders: { ...world.gameProviders, freeRounds: () => provider },
  });
  return asked;
}
/** Nothing that another test has left is due. */
const quiet = () => world.test.pool.query('update free.award set next_step_at = null');

test('each round is counted once, moves nothing, and what all have won is a bonus in the end', async () => {
  const owner = await world.addMember(1_000n);
  const awardId = await give(owner);
  const first = { transaction_id: id(), round_id: id() };
  expect((await tell(owner, awardId, first)).answer).toMatchObject({
    ...{ status: 'OK', replayed: false, wallet_transaction_id: null, balance: { cash: '1000', bonus: '0' } },
  });
  expect((await tell(owner, awardId, first)).answer).toMatchObject({ status: 'OK', replayed: true });
  expect((await tell(owner, awardId, { ...first, win: '51' })).answer.status).toBe('DUPLICATE_TRANSACTION');
  expect(await award(awardId)).toMatchObject({ state: 'active', used: 1, wonMinor: 50n, endedAt: null });
  await tell(owner, awardId, { win: '0' });
  expect(await grants(owner)).toEqual([]);
  expect((await tell(owner, awardId)).answer).toMatchObject({ balance: { cash: '1000', bonus: '100' } });
  expect(await grants(owner)).toEqual([{ granted: 100, required: 500, state: 'active' }]);
  expect(await award(awardId)).toMatchObject({ state: 'spent', used: 3, wonMinor: 100n });
  expect((await tell(owner, awardId)).answer.status).toBe('TRANSACTION_DOES_NOT_EXIST');
  expect((await tell(owner, awardId, first)).answer).toMatchObject({ status: 'OK', replayed: true });
  expect(await world.held(owner)).toEqual([1_000, 100]);
  const { rows } = await world.test.pool.query('select from seamless.round where member_id = $1', [
    owner.memberId,
  ]);
  expect(rows).toEqual([]);
});

test('cash is the member’s, and is to be played', async () => {
  const owner = await world.addMember(0n);
  await tell(owner, await give(owner, { count: 1, pays: 'cash', bonusDays: null, wageringPercent: 200 }));
  expect(await world.held(owner)).toEqual([50, 0]);
  const { rows } = await world.test.pool.query(
    'select amount_minor::int as amount, turnover_percent as percent, source_type as source from promo.award where member_id = $1',
    [owner.memberId],
  );
  expect(rows).toEqual([{ amount: 50, percent: 200, source: 'free_rounds' }]);
});

test('of many told at once no more are counted than were given, and each once', async () => {
  const owner = await world.addMember(0n);
  const awardId = await give(owner, { count: 5 });
  const told = Array.from({ length: 8 }, () => ({ transaction_id: id(), round_id: id() }));
  const answers = await Promise.all([...told, ...told, ...told].map((round) => tell(owner, awardId, round)));
  const counted = answers.filter(({ answer }) => answer.status === 'OK' && !answer.replayed);
  expect(counted).toHaveLength(5);
  expect(await grants(owner)).toEqual([{ granted: 250, required: 1_250, state: 'active' }]);
});

test('what is not of the grant is refused', async () => {
  const owner = await world.addMember(0n);
  const awardId = await give(owner);
  const status = async (more: Record<string, string>, whose = owner) =>
    (await tell(whose, awardId, more)).answer.status;
  expect(await status({ game_code: 'frog' })).toBe('INVALID_GAME');
  expect(await status({ currency: 'VND' })).toBe('WRONG_CURRENCY');
  expect(await status({ stake: '2000' })).toBe('LIMIT_REACHED');
  expect(await status({ grant_id: 'no-number' })).toBe('TRANSACTION_DOES_NOT_EXIST');
  expect(await status({}, await world.addMember(0n))).toBe('TRANSACTION_DOES_NOT_EXIST');
  expect(await status({ round_id: 'same' })).toBe('OK');
  expect(await status({ round_id: 'same' })).toBe('LIMIT_REACHED');
  expect(await award(awardId)).toMatchObject({ used: 1 });
});

test('none is counted while an operator has stopped the game', async () => {
  const owner = await world.addMember(0n);
  const awardId = await give(owner);
  await world.test.pool.query(`insert into app.play_stop (gp_id, game_code) values ('GPTS', 'koi')`);
  expect((await tell(owner, awardId)).answer.status).toBe('LIMIT_REACHED');
  await world.test.pool.query('delete from app.play_stop');
  expect((await tell(owner, awardId)).answer.status).toBe('OK');
});

test('a provider is told until it is certain that it knows', async () => {
  await quiet();
  const owner = await world.addMember(0n);
  const awardId = await give(owner);
  const start = Date.now();
  expect(await step({ kind: 'unknown', why: 'lost' }, start)).toEqual(['give']);
  expect((await award(awardId)).state).toBe('unknown');
  expect(await step({ kind: 'unknown', why: 'lost' }, start + 1_000)).toEqual([]);
  expect(await step({ kind: 'told', state: 'active' }, start + 3_000)).toEqual(['give']);
  expect((await award(awardId)).state).toBe('given');
  expect(await step({ kind: 'told', state: 'active' }, start + 60_000)).toEqual([]);
  const refusedId = await give(owner);
  expect(await step({ kind: 'refused', word: 'INVALID_GAME' })).toEqual(['give']);
  expect(await award(refusedId)).toMatchObject({ state: 'refused', used: 0 });
});

test('past its time it is asked about until it is final, and what was won is given', async () => {
  await quiet();
  const owner = await world.addMember(0n);
  const awardId = await give(owner);
  await tell(owner, awardId);
  const late = Date.now() + hourMs + 1_000;
  expect(await step({ kind: 'told', state: 'active' }, late)).toEqual(['status']);
  expect(await award(awardId)).toMatchObject({ state: 'active', endedAt: null });
  // the round that was open is told meanwhile
  await tell(owner, awardId, { win: '7' });
  expect(await step({ kind: 'told', state: 'expired' }, late + 60_000)).toEqual(['status']);
  expect(await award(awardId)).toMatchObject({ state: 'expired', used: 2, wonMinor: 57n });
  expect(await grants(owner)).toMatchObject([{ granted: 57 }]);
});

test('it ends by an operator once the provider agrees, though its answers are lost', async () => {
  await quiet();
  const owner = await world.addMember(0n);
  const awardId = await give(owner);
  const cancel = () => cancelAward(world.database.sql, { siteId: 901, awardId, now: new Date() });
  expect(await Promise.all([cancel(), cancel()])).toContain(false);
  const start = Date.now();
  expect(await step({ kind: 'unknown', why: 'lost' }, start)).toEqual(['cancel']);
  // it had not heard of the first word
  await tell(owner, awardId);
  expect(await step({ kind: 'told', state: 'cancelled' }, start + 10_000)).toEqual(['cancel']);
  expect(await award(awardId)).toMatchObject({ state: 'cancelled', used: 1 });
  expect(await grants(owner)).toMatchObject([{ granted: 50 }]);
  expect(await cancel()).toBe(false);
});

test('who may not bet plays none, and gets what was won when they may again', async () => {
  await quiet();
  const owner = await world.addMember(0n);
  const awardId = await give(owner, { count: 2 });
  await tell(owner, awardId);
  await world.test.pool.query(
    `update protect.guard set bet_blocked_until = 'infinity' where member_id = $1`,
    [owner.memberId],
  );
  expect((await tell(owner, awardId)).answer.status).toBe('MEMBER_DISABLED');
  const late = Date.now() + hourMs + 1_000;
  await step({ kind: 'told', state: 'expired' }, late);
  expect(await award(awardId)).toMatchObject({ state: 'expired', creditedAt: null });
  await world.test.pool.query(
    `update protect.guard set bet_blocked_until = '-infinity' where member_id = $1`,
    [owner.memberId],
  );
  expect(await step({ kind: 'unknown', why: 'not asked' }, late + 61_000)).toEqual([]);
  expect((await award(awardId)).creditedAt).not.toBeNull();
  expect(await grants(owner)).toMatchObject([{ granted: 50 }]);
});
