import { afterAll, beforeAll, expect, it } from 'vitest';
import { providerConnectionModule } from '#modules/provider-connection';
import type { Platform } from '#platform/module.ts';
import { createMoneyWorld, type MoneyWorld } from '../../../test/money/money-world.ts';
import { createWalletCaller } from '../../../test/money/wallet-caller.ts';

const makeConnections = (platform: Platform) => providerConnectionModule.create(platform, {} as never);

let world: MoneyWorld;
beforeAll(async () => {
  // as it is outside of tests
  const replacements = [{ module: providerConnectionModule, create: makeConnections }];
  world = await createMoneyWorld({ replacements });
});
afterAll(() => world.close());

it('books while something else has taken every connection of the server', async () => {
  const wallet = await createWalletCaller(world, await world.addProvider({ gpId: 'GPTS' }));
  const player = await wallet.enter(await world.addMember(100n));
  const { pool } = world.app.platform;
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  try {
    const { answer } = await player.bet('b1', 10n);
    expect([answer.status, answer.balance?.cash]).toEqual(['OK', '90']);
  } finally {
    for (const client of taken) client.release();
  }
});
