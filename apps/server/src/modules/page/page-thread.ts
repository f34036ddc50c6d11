import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageRenderer, PageRequest, PageResult } from '@halls/contract/page';
import { translateAnswer } from '@halls/i18n';
import { createLogger, createSealing, systemClock } from '@halls/service';
import { articleModule } from '#modules/article';
import { catalogueModule } from '#modules/catalogue';
import { contentModule } from '#modules/content';
import { discountModule } from '#modules/discount';
import { faqModule } from '#modules/faq';
import { jackpotModule } from '#modules/jackpot';
import { placementModule } from '#modules/placement';
import { providerConnectionModule } from '#modules/provider-connection';
import { siteModule } from '#modules/site';
import { tournamentModule } from '#modules/tournament';
import { assemble, replaceFace } from '#platform/assemble.ts';
import { createLoneCluster } from '#platform/cluster.ts';
import { openDatabase } from '#platform/database.ts';
import { createDispatcher, type RequestFacts } from '#platform/http/dispatcher.ts';
import { runtimeRole } from '#platform/open-platform.ts';
import type { Platform } from '#platform/module.ts';
import type { Settings } from '#platform/settings.ts';
import { createFigures } from '#platform/figures/figures.ts';
import { standBack } from '#platform/stand-back.ts';
import { createSitePreview, type Draft, type Previewed, type WhatIsPreviewed } from './preview-site.ts';

// Makes pages, in a thread beside the one that answers bets: rendering, and reading what a page shows, take none of
// its time and none of its connections. What pages read are calls of these modules.
const readModules = [
  siteModule,
  contentModule,
  placementModule,
  articleModule,
  discountModule,
  faqModule,
  catalogueModule,
  jackpotModule,
  tournamentModule,
];
/** Two pages at once; what one reads by itself waits for a moment. */
const maxConnections = 3;
const statementTimeoutMs = 5_000;

/** What the thread is started with. */
export interface PageThreadData {
  readonly settings: Settings;
  readonly rendererFile: string;
}

/** What it is told: to make a page, to read the sites again, or to end. */
export type PageOrder =
  | {
      readonly kind: 'make';
      readonly id: number;
      readonly request: PageRequest;
      readonly facts: RequestFacts;
    }
  | {
      readonly kind: 'preview';
      readonly id: number;
      readonly draft: Draft;
      readonly what: WhatIsPreviewed;
      readonly facts: RequestFacts;
    }
  | { readonly kind: 'reload' }
  | { readonly kind: 'end' };

/** What it says. */
export type PageReport =
  | { readonly kind: 'ready'; readonly languages: PageRenderer['languages'] }
  | { readonly kind: 'made'; readonly id: number; readonly result: PageResult | Previewed }
  | { readonly kind: 'failed'; readonly id: number; readonly error: Error };

const { settings, rendererFile } = workerData as PageThreadData;
const port = parentPort;
if (!port) throw new Error('pages are made in a thread of the server');
standBack(10);

const log = createLogger(settings.logLevel);
const database = openDatabase({
  url: settings.databaseUrl,
  role: runtimeRole,
  maxConnections,
  statementTimeoutMs,
  onError: (err) => log.error({ err }, 'background failure'),
});
const closing = new AsyncDisposableStack();
closing.defer(() => database.close());
const platform: Platform = {
  // the main thread gives the connections their keys
  settings: { ...settings, providerSecrets: {} },
  sql: database.sql,
  prepared: database.prepared,
  pool: database.pool,
  money: database,
  sealing: createSealing(settings.dataKeys),
  clock: systemClock,
  log,
  translate: translateAnswer,
  // the main thread hears, and says when to read the sites again; what else would have to be told is not kept here
  listener: { listen: () => {}, isListening: () => false },
  onCommit: () => {},
  cluster: createLoneCluster(),
  // the process is watched from the main thread
  figures: createFigures(systemClock),
  watchedPools: {},
  closing,
};
const { built, faceOf } = await assemble(readModules, platform);
const { dispatch } = createDispatcher({
  implementations: built.flatMap(({ routes = [] }) => routes),
  authenticate: async () => null,
  translate: translateAnswer,
  clock: systemClock,
});
const { renderer } = (await import(pathToFileURL(rendererFile).href)) as { renderer: PageRenderer };
const sites = faceOf(siteModule);
const connections = faceOf(providerConnectionModule);
const preview = createSitePreview({
  modules: readModules,
  others: [replaceFace(providerConnectionModule, () => connections)],
  platform,
  renderer,
});
/** A page that is asked for after a change is not made of what was there before. */
let upToDate: Promise<void> = Promise.resolve();

const ended = new Promise<void>((end) => {
  port.on('message', (order: PageOrder) => {
    if (order.kind === 'end') return end();
    if (order.kind === 'reload') upToDate = upToDate.then(reload);
    else void answer(order).then((report) => port.postMessage(report));
  });
});
port.postMessage({ kind: 'ready', languages: renderer.languages } satisfies PageReport);
await ended;
await closing.disposeAsync();
port.close();

async function answer(order: Extract<PageOrder, { kind: 'make' | 'preview' }>): Promise<PageReport> {
  const { id } = order;
  try {
    const result = order.kind === 'make' ? await make(order) : await preview(order);
    return { kind: 'made', id, result };
  } catch (error) {
    return { kind: 'failed', id, error: error as Error };
  }
}

async function make({ request, facts }: Extract<PageOrder, { kind: 'make' }>): Promise<PageResult> {
  await upToDate;
  return renderer.render(request, async (path, body) => (await dispatch(path, body, facts)).envelope);
}

async function reload(): Promise<void> {
  await sites.reload().catch((err: unknown) => log.error({ err }, 'could not read the sites again'));
}
