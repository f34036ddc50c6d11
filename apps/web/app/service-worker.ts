/**
 * Shows the offline page where a page cannot be reached, and keeps nothing else: what a page says of money comes from
 * the server or not at all. It is registered with the language in its own address, so that another language is
 * another worker with that language's page.
 */

/** What of a worker's world is needed; the browser's own types clash with those of pages. */
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'activate' | 'install' | 'message', run: (event: LongEvent) => void): void;
  addEventListener(name: 'fetch', run: (event: FetchEvent) => void): void;
}
interface LongEvent {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends LongEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

const worker = globalThis as unknown as WorkerScope;
const cachePrefix = 'offline-';
const language = new URL(worker.location.href).searchParams.get('lang') ?? '';
const cacheName = cachePrefix + language;
const page = `/offline?lang=${encodeURIComponent(language)}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

/** Each page that opens says a word: the page is kept again, as it is now or if it was lost. */
worker.addEventListener('message', (event) => {
  event.waitUntil(keepPage().catch(() => {}));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(orOffline(event));
  else if (isPictureOfPage(request)) event.respondWith(orKept(request));
});

async function keepPage(): Promise<void> {
  const answer = await fetch(page, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`the offline page was answered with ${answer.status}`);
  const cache = await caches.open(cacheName);
  const html = await answer.clone().text();
  const pictures = [...html.matchAll(/src="(\/pictures\/[^"]+)"/g)].map(([, src]) => src as string);
  await cache.addAll(pictures);
  await cache.put(page, answer);
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
  // the page is asked for while this script starts
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function orOffline({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(page)) ?? Response.error();
  }
}

function isPictureOfPage({ url }: Request): boolean {
  return new URL(url).pathname.startsWith('/pictures/spots/');
}

async function orKept(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}
