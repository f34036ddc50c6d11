import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import { endpoints, type Currency } from '@halls/contract';
import { buildOpenApi } from '@halls/contract/openapi';
import type { PageRenderer } from '@halls/contract/page';
import { translateAnswer } from '@halls/i18n';
import { createListener, startJobs, systemClock } from '@halls/service';
import { openDatabase } from '#platform/database.ts';
import { createHttp } from '#platform/http/create-http.ts';
import { createDispatcher } from '#platform/http/dispatcher.ts';
import { mountApi } from '#platform/http/mount-api.ts';
import type { Settings } from '#platform/settings.ts';
import { createCaptcha } from '#modules/captcha';
import { createCatalogue } from '#modules/catalogue';
import { createContent } from '#modules/content';
import { createLaunch } from '#modules/launch';
import { createLedger } from '#modules/ledger';
import { createLogin } from '#modules/login';
import { createMember, createPasswords } from '#modules/member';
import { createPageCache, isWorthKeeping, mountPages, serveBuild, type MadePage } from '#modules/page';
import {
  applyProviderSecrets,
  createGameProviders,
  createProviderDirectory,
  maintenanceAt,
} from '#modules/provider-connection';
import { createRealtime } from '#modules/realtime';
import { createRegistration, readRegisterSettings } from '#modules/registration';
import { registerSeamlessWallet } from '#modules/seamless-wallet';
import { createSession, defaultIdleMinutes } from '#modules/session';
import { createSiteDirectory, createSiteRoutes } from '#modules/site';
import {
  createRoundFollower,
  settleUnknownOrders,
  wakeUndecided,
  type TransferWalletParts,
} from '#modules/transfer-wallet';
import { createWallet } from '#modules/wallet';
import { mountHealth } from '#platform/http/health.ts';
import { openSandbox } from './sandbox/open-sandbox.ts';
import { refuseSandboxData } from './sandbox/refuse-sandbox-data.ts';

export interface App {
  /** Where the site answers, such as `http://127.0.0.1:3000`. */
  readonly origin: string;
  /** Lets calls in flight end, then closes everything. */
  close(): Promise<void>;
}

const webBuild = resolve(import.meta.dirname, '../../web/dist');

/** Composes platform and modules and listens. The database must be migrated. */
export async function startApp({ settings, logger }: { settings: Settings; logger: Logger }): Promise<App> {
  const clock = systemClock;
  const onError = (error: Error) => logger.error({ err: error }, 'background failure');
  const database = openDatabase({
    url: settings.databaseUrl,
    role: 'platform_app',
    maxConnections: settings.databasePoolSize,
    onError,
  });
  const { pool, sql } = database;
  const listener = createListener({ url: settings.databaseUrl, role: 'platform_app', onError });

  // who we are
  const passwords = createPasswords();
  const ledger = createLedger({ pool });
  const sandbox =
    settings.mode === 'sandbox' ? await openSandbox({ sql, settings, ledger, passwords, clock }) : null;
  if (!sandbox) await refuseSandboxData(sql);
  await applyProviderSecrets(sql, settings.providerSecrets);
  const sites = await createSiteDirectory(sql);
  const siteSettings = (siteId: number) => sites.findById(siteId)?.settings ?? {};

  // members
  const { sessions, routes: sessionRoutes } = createSession({
    sql,
    clock,
    secret: settings.serverSecret,
    idleMinutesOf: (siteId) => siteSettings(siteId).session_idle_minutes ?? defaultIdleMinutes,
  });
  const { captchas, routes: captchaRoutes } = createCaptcha({
    sql,
    clock,
    secret: settings.serverSecret,
    rateLimits: settings.rateLimits,
  });
  const login = createLogin({ sql, clock, captchas, passwords, sessions });
  const registration = createRegistration({
    sql,
    clock,
    captchas,
    passwords,
    sessions,
    ledger,
    rateLimits: settings.rateLimits,
    welcomeCreditOf: (siteId: number, currency: Currency) =>
      BigInt(siteSettings(siteId).welcome_credit_minor?.[currency] ?? '0'),
  });

  // money and games
  const providers = createProviderDirectory(sql);
  const gameProviders = createGameProviders({ directory: providers });
  const transfers: TransferWalletParts = {
    sql,
    ledger,
    gameProviders,
    providers,
    clock,
    newOrderId: randomUUID,
    log: logger,
  };
  const launch = createLaunch({ ...transfers, sites });
  const rounds = createRoundFollower({ ...transfers, playedProviders: launch.playedProviders });
  const wallet = createWallet(transfers);
  const member = createMember({
    sql,
    clock,
    passwords,
    ledger,
    isPlaying: launch.isPlaying,
    readSettings: (siteId, currency) => readRegisterSettings(sql, siteId, currency),
  });
  const catalogue = createCatalogue({
    sql,
    providersInMaintenance: async (now) => {
      const all = await providers.all();
      return new Set(all.filter((provider) => maintenanceAt(provider, now)).map((provider) => provider.gpId));
    },
  });

  const dispatcher = createDispatcher({
    implementations: [
      ...sessionRoutes,
      ...captchaRoutes,
      ...login.routes,
      ...registration.routes,
      ...member.routes,
      ...createSiteRoutes({ sql, sites }),
      ...createContent({ sql }).routes,
      ...catalogue.routes,
      ...wallet.routes,
      ...launch.routes,
    ],
    authenticate: sessions.authenticate,
    translate: translateAnswer,
    clock,
  });

  // the outside
  const findSite = sites.findByHost;
  const http = await createHttp({
    logger,
    findSite,
    translate: translateAnswer,
    trustedProxies: settings.trustedProxies,
    countryHeader: settings.countryHeader,
  });
  const edge = { findSite, countryHeader: settings.countryHeader, translate: translateAnswer };
  mountHealth(http, pool);
  await mountApi(http, {
    ...edge,
    dispatcher,
    document: buildOpenApi(
      endpoints,
      dispatcher.endpoints.map(({ path }) => path),
    ),
    rateLimits: settings.rateLimits,
  });
  registerSeamlessWallet(http, { pool, gameProviders });
  sandbox?.mount(http);

  const cache = createPageCache<MadePage>({
    clock,
    isCurrent: listener.isListening,
    isWorthKeeping,
  });
  listener.listen('content_changed', (siteId) => {
    // not before: a page made meanwhile would be one of the old site, and kept
    void sites
      .reload()
      .catch(onError)
      .then(() => cache.drop(siteId ? Number(siteId) : null));
  });
  const { renderer } = (await import(pathToFileURL(`${webBuild}/server/entry-server.js`).href)) as {
    renderer: PageRenderer;
  };
  await serveBuild(http, {
    clientDirectory: `${webBuild}/client`,
    picturesDirectory: `${webBuild}/pictures`,
  });
  mountPages(http, {
    renderer,
    cache,
    dispatcher,
    translate: translateAnswer,
    sites,
    countryHeader: settings.countryHeader,
    frameOrigins: settings.mode === 'sandbox' ? [`http://${settings.host}:${settings.studioPort}`] : [],
  });

  const realtime = createRealtime({
    httpServer: http.server,
    sessions,
    databaseUrl: settings.databaseUrl,
    listener,
    findSite,
    logger,
  });
  await listener.start();
  const origin = await http.listen({ host: settings.host, port: settings.port });
  realtime.start();
  rounds.start();
  const jobs = startJobs({
    url: settings.databaseUrl,
    role: 'platform_app',
    onError,
    jobs: [
      {
        name: 'settle-unknown-transfers',
        everySeconds: 1,
        takeOver: () => wakeUndecided(sql, clock()),
        run: async () => void (await settleUnknownOrders(transfers, launch.transferBackUnlessPlaying)),
      },
      { name: 'finish-leaving-games', everySeconds: 3, run: async () => void (await launch.finishLeaving()) },
      { name: 'end-idle-sessions', everySeconds: 60, run: async () => void (await sessions.endIdle()) },
      { name: 'sweep-login-attempts', everySeconds: 300, run: login.sweep },
      { name: 'sweep-captchas', everySeconds: 300, run: captchas.sweep },
      { name: 'roll-up-house', everySeconds: 60, run: async () => void (await ledger.rollUpHouse()) },
    ],
  });
  return {
    origin,
    async close() {
      await rounds.close();
      await realtime.close();
      await http.close();
      await jobs.close();
      await ledger.drain();
      await listener.close();
      await gameProviders.close();
      await database.close();
    },
  };
}
