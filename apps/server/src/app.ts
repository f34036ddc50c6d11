import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { endpoints } from '@halls/contract';
import { buildOpenApi } from '@halls/contract/openapi';
import { translateAnswer } from '@halls/i18n';
import { createDrain, startJobs, type Clock, type Jobs } from '@halls/service';
import { assemble, type Assembly, type Replacement } from '#platform/assemble.ts';
import type { Implementation } from '#platform/call.ts';
import { createHttp } from '#platform/http/create-http.ts';
import {
  createDispatcher,
  type Authenticator,
  type Dispatcher,
  type Translate,
} from '#platform/http/dispatcher.ts';
import { mountHealth } from '#platform/http/health.ts';
import { putMoneyFirst } from '#platform/http/money-first.ts';
import { mountApi, presentSiteError } from '#platform/http/mount-api.ts';
import type { Module, Platform } from '#platform/module.ts';
import { openPlatform, runtimeRole, type OpenedPlatform } from '#platform/open-platform.ts';
import type { Settings } from '#platform/settings.ts';
import { openOffice } from '#platform/office/open-office.ts';
import { agentModule } from '#modules/agent';
import { articleModule } from '#modules/article';
import { bankBookModule } from '#modules/bank-book';
import { bonusSettingModule } from '#modules/bonus-setting';
import { captchaModule } from '#modules/captcha';
import { cashierModule } from '#modules/cashier';
import { catalogueModule } from '#modules/catalogue';
import { changeRequestModule } from '#modules/change-request';
import { cleanCacheModule } from '#modules/clean-cache';
import { contentModule } from '#modules/content';
import { deviceModule } from '#modules/device';
import { discountModule } from '#modules/discount';
import { exportModule } from '#modules/export';
import { faqModule } from '#modules/faq';
import { iconModule } from '#modules/icon';
import { infoDataModule } from '#modules/info-data';
import { jackpotModule } from '#modules/jackpot';
import { latestWinModule } from '#modules/latest-win';
import { launchModule } from '#modules/launch';
import { ledgerModule } from '#modules/ledger';
import { letterModule } from '#modules/letter';
import { loginModule } from '#modules/login';
import { missionModule } from '#modules/mission';
import { memberRuleModule } from '#modules/member-rule';
import { offerModule } from '#modules/offer';
import { noticeModule } from '#modules/notice';
import { memberTransferModule } from '#modules/member-transfer';
import { operatorModule } from '#modules/operator';
import { operatorLogModule } from '#modules/operator-log';
import { pageModule } from '#modules/page';
import { payoutAccountModule } from '#modules/payout-account';
import { placementModule } from '#modules/placement';
import { playModule } from '#modules/play';
import { playRecordModule } from '#modules/play-record';
import { playStopModule } from '#modules/play-stop';
import { previewModule } from '#modules/preview';
import { profileModule } from '#modules/profile';
import { listViewModule } from '#modules/list-view';
import { freeRoundsModule } from '#modules/free-rounds';
import { tradingModule } from '#modules/trading';
import { promotionModule } from '#modules/promotion';
import { protectionModule } from '#modules/protection';
import { providerConformanceModule } from '#modules/provider-conformance';
import { publicationModule } from '#modules/publication';
import { realtimeModule } from '#modules/realtime';
import { recommendationModule } from '#modules/recommendation';
import { rebateModule } from '#modules/rebate';
import { reconciliationModule } from '#modules/reconciliation';
import { recoveryModule } from '#modules/recovery';
import { redEnvelopeModule } from '#modules/red-envelope';
import { registrationModule } from '#modules/registration';
import { riskModule } from '#modules/risk';
import { seamlessWalletModule } from '#modules/seamless-wallet';
import { sessionModule } from '#modules/session';
import { signInRewardModule } from '#modules/sign-in-reward';
import { answerWithoutSite, refuseInMaintenance, siteModule } from '#modules/site';
import { sportsFrameModule } from '#modules/sports-frame';
import { statementModule } from '#modules/statement';
import { systemModule } from '#modules/system';
import { tableStateModule } from '#modules/table-state';
import { thirdPartyModule } from '#modules/third-party';
import { tournamentModule } from '#modules/tournament';
import { trackingModule } from '#modules/tracking';
import { vipModule } from '#modules/vip';
import { uploadModule } from '#modules/upload';
import { walletModule } from '#modules/wallet';

/** What the server is made of; what these need comes with them. */
const allModules: readonly Module<unknown>[] = [
  siteModule,
  contentModule,
  placementModule,
  articleModule,
  discountModule,
  faqModule,
  publicationModule,
  iconModule,
  catalogueModule,
  sessionModule,
  captchaModule,
  loginModule,
  memberTransferModule,
  infoDataModule,
  cleanCacheModule,
  thirdPartyModule,
  registrationModule,
  recoveryModule,
  profileModule,
  letterModule,
  deviceModule,
  agentModule,
  bonusSettingModule,
  trackingModule,
  ledgerModule,
  walletModule,
  listViewModule,
  promotionModule,
  freeRoundsModule,
  tradingModule,
  memberRuleModule,
  offerModule,
  protectionModule,
  statementModule,
  playModule,
  exportModule,
  playRecordModule,
  reconciliationModule,
  cashierModule,
  riskModule,
  signInRewardModule,
  missionModule,
  rebateModule,
  tournamentModule,
  vipModule,
  recommendationModule,
  bankBookModule,
  payoutAccountModule,
  launchModule,
  playStopModule,
  providerConformanceModule,
  sportsFrameModule,
  seamlessWalletModule,
  jackpotModule,
  latestWinModule,
  redEnvelopeModule,
  tableStateModule,
  noticeModule,
  realtimeModule,
  operatorModule,
  operatorLogModule,
  systemModule,
  changeRequestModule,
  pageModule,
  previewModule,
  uploadModule,
];

/** What is otherwise than in production. */
export interface Overrides {
  /** These, and what they need, instead of all. */
  readonly modules?: readonly Module<unknown>[];
  readonly replacements?: readonly Replacement[];
  /** Calls beside those of the modules. */
  readonly routes?: readonly Implementation[];
  readonly authenticate?: Authenticator;
  readonly translate?: Translate;
  readonly clock?: Clock;
}

export interface App extends Pick<Assembly, 'faceOf'> {
  readonly platform: Platform;
  readonly dispatcher: Dispatcher;
  readonly http: FastifyInstance;
  /** The office's own; null where the app is made without operators. */
  readonly office: FastifyInstance | null;
  /** Listens, and starts what runs by itself. Answers where, such as `http://127.0.0.1:3000`. */
  start(): Promise<string>;
  /** Lets calls in flight end, then closes everything. */
  close(): Promise<void>;
}

/**
 * Composes platform and modules. The database must be migrated; `prepare` sees it before any module does. Until
 * `start`, nothing runs that was not asked for.
 */
export async function createApp(options: {
  settings: Settings;
  log: Logger;
  prepare?: (platform: Platform) => Promise<void>;
  overrides?: Overrides;
}): Promise<App> {
  const { overrides = {} } = options;
  const { traces: wanted } = options.settings;
  // what is lost is no work of anybody
  const onTraceError = (error: Error) => options.log.warn({ err: error }, 'traces were not told');
  const traces = wanted && (await import('#platform/traces/open-traces.ts')).openTraces(wanted, onTraceError);
  const platform = openPlatform({ translate: translateAnswer, ...overrides, ...options, traces });
  try {
    await options.prepare?.(platform);
    return await compose(platform, overrides);
  } catch (error) {
    await platform.closing.disposeAsync();
    throw error;
  }
}

async function compose(platform: OpenedPlatform, overrides: Overrides): Promise<App> {
  const { settings, closing } = platform;
  const modules = [...(overrides.modules ?? allModules), siteModule, sessionModule];
  const { built, faceOf } = await assemble(modules, platform, overrides.replacements);
  const dispatcher = createDispatcher({
    implementations: [...built.flatMap(({ routes = [] }) => routes), ...(overrides.routes ?? [])],
    authenticate: overrides.authenticate ?? faceOf(sessionModule).authenticate,
    translate: platform.translate,
    clock: platform.clock,
  });
  const http = await openToOutside(platform, dispatcher, faceOf);
  const office = modules.includes(operatorModule) ? await openToOperators(platform, built, faceOf) : null;
  const drains = [http, ...(office ? [office] : [])].map(({ server }) => createDrain(server));
  let jobs: Jobs | undefined;
  for (const module of built) await module.mount?.({ http, dispatcher });
  putMoneyFirst(http.server);

  return {
    platform,
    dispatcher,
    http,
    office,
    faceOf,
    async start() {
      await platform.listener.start();
      const origin = await http.listen({ host: settings.host, port: settings.port });
      await office?.listen({ host: settings.host, port: settings.backofficePort });
      for (const module of built) {
        await module.start?.();
        closing.defer(async () => module.stop?.());
      }
      jobs = startJobs({
        url: settings.databaseUrl,
        role: runtimeRole,
        jobs: built.flatMap(({ jobs: own = [] }) => own).map((job) => platform.traces?.follow(job) ?? job),
        onError: platform.onError,
        onRun: ({ job: { name, everySeconds }, isDone, tookMs }) =>
          platform.figures.job({ name, everySeconds, isDone, tookMs }),
      });
      return origin;
    },
    async close() {
      await Promise.all([...drains.map((drain) => drain()), jobs?.close()]);
      await closing.disposeAsync();
    },
  };
}

/** The office's HTTP server with health, calls and the app of operators. */
function openToOperators(
  platform: OpenedPlatform,
  built: Assembly['built'],
  faceOf: Assembly['faceOf'],
): Promise<FastifyInstance> {
  const approvables = built.flatMap(({ approvables: own = [] }) => own);
  return openOffice(platform, {
    implementations: [
      ...built.flatMap(({ officeRoutes = [] }) => officeRoutes),
      ...faceOf(changeRequestModule).serve(approvables),
    ],
    authenticate: faceOf(operatorModule).authenticate,
    mountDesk: (desk) => built.forEach((module) => module.mountDesk?.(desk)),
    framesOf: (origin) => built.flatMap(({ deskFrames }) => deskFrames?.(origin) ?? []),
  });
}

/** The sites' HTTP server with health and calls; modules add theirs. */
async function openToOutside(
  { settings, log, translate, money, clock, cluster, figures, traces, closing }: OpenedPlatform,
  dispatcher: Dispatcher,
  faceOf: Assembly['faceOf'],
): Promise<FastifyInstance> {
  const edge = {
    findSite: faceOf(siteModule).findByHost,
    countryHeader: settings.countryHeader,
    translate,
  };
  const http = await createHttp({
    logger: log,
    trustedProxies: settings.trustedProxies,
    presentError: presentSiteError(edge),
    onAnswered: (route, status, tookMs) => figures.call({ audience: 'sites', route, status, tookMs }),
    traces,
  });
  closing.defer(() => http.close());
  const sites = faceOf(siteModule);
  answerWithoutSite(http, sites);
  refuseInMaintenance(http, { ...edge, sites, clock });
  mountHealth(http, money.pool, () => (sites.all().length > 0 ? null : 'no site'));
  const paths = dispatcher.endpoints.map(({ path }) => path);
  await mountApi(http, {
    ...edge,
    dispatcher,
    document: buildOpenApi(endpoints, paths),
    rateLimits: settings.rateLimits,
    redis: cluster.redis,
  });
  return http;
}
