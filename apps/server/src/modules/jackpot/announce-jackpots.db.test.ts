import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMoneyWorld, type MoneyWorld } from '../../../test/money/money-world.ts';
import { createWalletCaller, type Player } from '../../../test/money/wallet-caller.ts';
import { createAnnouncer } from './announce-jackpots.ts';

let world: MoneyWorld;
let player: Player;

beforeAll(async () => {
  world = await createMoneyWorld();
  const wallet = await createWalletCaller(world, await world.addProvider({ gpId: 'GPTS' }));
  await world.openJackpot({ gpId: 'GPTS', limitBp: 10_000, seedMinor: 1_000n });
  player = await wallet.enter(await world.addMember(10_000n));
});
afterAll(() => world.close());

async function announced(): Promise<unknown[]> {
  const { rows } = await world.test.pool.query<{ channel: string; payload: unknown }>(
    `select channel, payload from app.outbox where event = 'jackpot.amount' order by outbox_id`,
  );
  return rows.map(({ channel, payload }) => [channel, payload]);
}

it('tells windows of a jackpot that changed, once, however many bets there were', async () => {
  const announce = createAnnouncer(world.database.sql, world.ledger);
  await announce();
  await announce();
  expect(await announced()).toEqual([]);
  await player.bet('one', 100n, { jackpot_contribution: '20' });
  await player.bet('two', 100n, { jackpot_contribution: '40' });
  await player.bet('three', 100n);
  await announce();
  await announce();
  const payload = { site_id: 901, currency: 'USD', jackpot_amount_total: '0000000010.30' };
  expect(await announced()).toEqual([['web_api.USD', payload]]);
});
