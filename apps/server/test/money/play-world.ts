import { ledgerModule, type WalletOwner } from '#modules/ledger';
import { dayOf } from '#modules/site';
import { seamlessWalletModule } from '#modules/seamless-wallet';
import { playModule } from '#modules/play';
import type { Module } from '#platform/module.ts';
import { authenticateOwner, createApiCaller } from './api-caller.ts';
import { countAll } from './count-all.ts';
import { createMoneyWorld, type MoneyWorld } from './money-world.ts';
import { createWalletCaller } from './wallet-caller.ts';

/** The zone of the world's site. */
export const zone = 'America/Caracas';

/** A site with one seamless provider whose rounds become facts, and what is made of these. */
export interface PlayWorld extends MoneyWorld {
  /** What the clock shows; a test moves it. Rounds close by the database's own. */
  now: Date;
  readonly call: ReturnType<typeof createApiCaller>;
  /** A round of `reels` (slots) or `match` (sports) that is over at once; answers its id. */
  play(owner: WalletOwner, stake: number, payout: number, game?: 'reels' | 'match'): Promise<string>;
  /** Takes a round's stake back. */
  takeBack(owner: WalletOwner, round: string): Promise<void>;
  /** Brings the facts to where the ledger is. */
  count(): Promise<void>;
}

export async function createPlayWorld(modules: readonly Module<unknown>[]): Promise<PlayWorld> {
  const money = await createMoneyWorld({
    modules: [playModule, seamlessWalletModule, ...modules],
    authenticate: authenticateOwner,
    clock: () => world.now,
  });
  const seamless = await createWalletCaller(money, await money.addProvider({ gpId: 'GPTS' }));
  await money.test.pool.query(`
    insert into app.hall (site_id, gt_id, name) values (901, 2, '{"en_US":"Slots"}'), (901, 4, '{"en_US":"Sports"}');
    insert into app.provider (site_id, gp_id, gt_id, name) values (901, 'GPTS', 2, 'Tests'), (901, 'GPTS', 4, 'Tests');
    insert into app.game (site_id, gp_id, gt_id, game_code, name, is_active) values
      (901, 'GPTS', 2, 'reels', '{"en_US":"Reels"}', true), (901, 'GPTS', 4, 'match', '{"en_US":"Match"}', true);`);
  const deps = {
    sql: money.database.sql,
    ledger: money.app.faceOf(ledgerModule),
    dayOf: (_siteId: number, instant: Date) => dayOf(instant, zone),
  };
  let rounds = 0;
  const world: PlayWorld = {
    ...money,
    now: new Date(),
    call: createApiCaller(money.app.dispatcher),
    async play(owner, stake, payout, game = 'reels') {
      const round = `round-${(rounds += 1)}`;
      const player = await seamless.enter(owner, game);
      const { answer } = await player.send('bet-win', `${round}-1`, {
        ...{ round_id: round, bet_amount: String(stake), win_amount: String(payout), round_closed: true },
      });
      if (answer.status !== 'OK') throw new Error(`a round was answered ${answer.status}`);
      return round;
    },
    async takeBack(owner, round) {
      const player = await seamless.enter(owner);
      const { answer } = await player.rollback(`${round}-back`, `${round}-1`, { round_id: round });
      if (answer.status !== 'OK') throw new Error(`a rollback was answered ${answer.status}`);
    },
    count: () => countAll(money.test, deps),
  };
  return world;
}
