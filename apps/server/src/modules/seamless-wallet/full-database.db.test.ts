import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createMoneyWorld, type MoneyWorld } from '../../../test/money/money-world.ts';
import { createWalletCaller, type Player } from '../../../test/money/wallet-caller.ts';

let world: MoneyWorld;
let player: Player;
let retryAfter: unknown;

beforeAll(async () => {
  world = await createMoneyWorld();
  const provider = await world.addProvider({ gpId: 'GPTS' });
  const { http } = world.app;
  const inject = async (request: InjectOptions) => {
    const answer = await http.inject(request);
    retryAfter = answer.headers['retry-after'];
    return answer;
  };
  const listened = { ...world, app: { ...world.app, http: { inject } } } as unknown as MoneyWorld;
  player = await (await createWalletCaller(listened, provider)).enter(await world.addMember(10_000n));
});
afterEach(() => world.test.pool.query('drop trigger if exists fails on ledger.entry'));
afterAll(() => world.close());

// each as PostgreSQL raises it in the middle of a booking
it.each([
  ['the disk is full', '53100'],
  ['memory is used up', '53200'],
  ['it starts or ends', '57P03'],
  ['it takes nothing but reading', '25006'],
])(
  'while %s bets are answered 503 with Retry-After, and booked once when they come again',
  async (_, code) => {
    const bets = Array.from({ length: 5 }, (_unused, index) => `${code}-${index}`);
    const before = await entries();
    await failWith(code);
    for (const id of bets) {
      expect((await player.bet(id, 100n)).http).toBe(503);
      expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    // many at once share a statement
    const together = await Promise.all(bets.map((id) => player.bet(id, 100n)));
    expect(together.map(({ http }) => http)).toEqual(bets.map(() => 503));
    expect(await entries()).toBe(before);

    await world.test.pool.query('drop trigger fails on ledger.entry');
    for (const replayed of [false, true]) {
      const again = await Promise.all(bets.map((id) => player.bet(id, 100n)));
      expect(again.map(({ answer }) => [answer.status, answer.replayed ?? false])).toEqual(
        bets.map(() => ['OK', replayed]),
      );
    }
    expect(await entries()).toBe(before + 2 * bets.length);
  },
);

/** Nothing can be booked, for a reason of the database's. */
async function failWith(code: string): Promise<void> {
  await world.test.pool.query(
    `create or replace function public.fails() returns trigger language plpgsql as
       $$ begin raise exception 'as arranged' using errcode = '${code}'; end $$;
     create trigger fails before insert on ledger.entry for each statement execute function public.fails()`,
  );
}

async function entries(): Promise<number> {
  const { rows } = await world.test.pool.query<{ count: number }>(
    'select count(*)::int as count from ledger.entry',
  );
  return rows[0]?.count ?? 0;
}
