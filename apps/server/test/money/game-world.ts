import { launchModule } from '#modules/launch';
import type { Language } from '@halls/contract';
import type { WalletOwner } from '#modules/ledger';
import { siteModule, type SiteSettings } from '#modules/site';
import { transferWalletModule, type TransferWalletDeps } from '#modules/transfer-wallet';
import { replaceFace } from '#platform/assemble.ts';
import { listPlayedProviders } from '../../src/modules/launch/game-session.repo.ts';
import { finishLeaving, transferBackUnlessPlaying } from '../../src/modules/launch/leave-game.ts';
import { authenticateOwner, createApiCaller, type ApiAnswer } from './api-caller.ts';
import { startFakeProvider, type FakeProvider } from './fake-provider.ts';
import { createMoneyWorld, type MoneyWorld } from './money-world.ts';
import { createWalletCaller, type WalletCaller } from './wallet-caller.ts';

const lobby_url = 'http://test.localhost:3000/close';
/** Bodies of play1: two providers that hold money, and a seamless one. */
export const slot = { gpId: 'GPSL', game_type: 2, game_code: 'koi', lobby_url };
export const card = { gpId: 'GPCD', game_type: 6, game_code: 'war', lobby_url };
export const free = { gpId: 'GPTS', game_type: 2, game_code: 'any', lobby_url };

/** Providers with games on one site, and the calls that start and leave them. */
export interface GameWorld extends MoneyWorld {
  readonly slots: FakeProvider;
  readonly cards: FakeProvider;
  readonly seamless: WalletCaller;
  /** What moves money to providers and back, with the world's clock. */
  readonly transfers: TransferWalletDeps;
  readonly launch: {
    isPlaying(memberId: number): Promise<boolean>;
    playedProviders(): Promise<string[]>;
    /** The jobs, when a test wants them to run. */
    finishLeaving(): Promise<number>;
    transferBackUnlessPlaying(owner: WalletOwner, gpId: string): Promise<void>;
  };
  /** What the clock shows; a test moves it. */
  now: Date;
  isSiteClosed: boolean;
  siteSettings: SiteSettings;
  call(
    path: string,
    input: Record<string, unknown>,
    owner?: WalletOwner,
    language?: Language,
  ): Promise<ApiAnswer>;
  /** What the member's windows were told since the wallet was filled with 10.00, beside that a transfer went on. */
  eventsOf(owner: WalletOwner): Promise<[string, unknown][]>;
}

export async function createGameWorld(): Promise<GameWorld> {
  const site = () => ({ isClosed: world.isSiteClosed, timezone: 'America/Caracas' }) as never;
  const sites = {
    findById: site,
    all: () => [site()],
    settingsOf: () => world.siteSettings,
    isCurrent: () => false,
    onContentChange: () => {},
  };
  const money = await createMoneyWorld({
    replacements: [replaceFace(siteModule, () => sites as never)],
    authenticate: authenticateOwner,
    translate: (_language, key) => key,
    clock: () => world.now,
  });
  const [slots, cards] = await Promise.all([startFakeProvider(), startFakeProvider()]);
  const holding = { walletKind: 'transfer', hasCatalogue: true } as const;
  await money.addProvider({
    ...holding,
    gpId: 'GPSL',
    baseUrl: slots.baseUrl,
    launchUrl: 'http://game.localhost/',
  });
  await money.addProvider({ ...holding, gpId: 'GPCD', baseUrl: cards.baseUrl });
  await money.addProvider({ gpId: 'GPMT', maintenanceStart: new Date('2026-01-01T00:00:00Z') });
  await money.addProvider({ gpId: 'GPOF', isActive: false });
  const seamless = await createWalletCaller(
    money,
    await money.addProvider({ gpId: 'GPTS', launchUrl: 'http://studio.localhost/play/GPTS?theme=1' }),
  );
  await money.test.pool.query(`
    insert into app.hall (site_id, gt_id, name) values (901, 2, '{}'), (901, 6, '{}');
    insert into app.provider (site_id, gp_id, gt_id, name, has_demo) values
      (901, 'GPSL', 2, 'Slots', true), (901, 'GPCD', 6, 'Cards', false);
    insert into app.game (site_id, gp_id, gt_id, game_code, name, has_demo) values
      (901, 'GPSL', 2, 'koi', '{}', true), (901, 'GPCD', 6, 'war', '{}', false);
    insert into app.game (site_id, gp_id, gt_id, game_code, name, is_active) values (901, 'GPSL', 2, 'gone', '{}', false);`);

  const { app } = money;
  const transfers = app.faceOf(transferWalletModule);
  const world: GameWorld = {
    ...money,
    slots,
    cards,
    seamless,
    transfers,
    launch: {
      isPlaying: app.faceOf(launchModule).isPlaying,
      playedProviders: () => listPlayedProviders(app.platform.sql, world.now),
      finishLeaving: () => finishLeaving(transfers),
      transferBackUnlessPlaying: (owner, gpId) => transferBackUnlessPlaying(owner, gpId, transfers),
    },
    now: new Date(),
    isSiteClosed: false,
    siteSettings: {},
    call: createApiCaller(app.dispatcher),
    async eventsOf(owner) {
      const { rows } = await money.test.pool.query<{ event: string; payload: unknown }>(
        `select event, payload from app.outbox where channel = $1 and event <> 'transfer.changed' and outbox_id > (
           select max(outbox_id) from app.outbox where channel = $1 and event = 'member.cash' and payload ->> 'cash' = '10.00')
         order by outbox_id`,
        [`private-member.${owner.memberId}`],
      );
      return rows.map((row) => [row.event, row.payload]);
    },
    async close() {
      await Promise.all([slots.close(), cards.close()]);
      await money.close();
    },
  };
  return world;
}
