import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createTexts, reloadForMissingCode, toasts } from '@halls/web-kit';
import { api, describeFailuresWith } from './api/browser-client.ts';
import { createLoaderApi, loaderApi, type LoaderApi } from './page/loader-api.ts';
import { pageStateId, type PageState } from './document/page-state.ts';
import type { loadMessages } from './page/load-messages.ts';
import type { PageInfo } from './page/page-info.ts';
import { PageApp } from './page/page-app.tsx';
import { readCurrency } from './page/use-currency.ts';
import { createRoutes } from './routes.ts';
import { browserSession } from './session/browser-session.ts';
import { loadTemplate } from './templates/load-template.ts';
import './styles.css';

reloadForMissingCode();
// Not awaited at the top: the page's chunks import this one and would wait for it in turn.
void hydrate();

async function hydrate(): Promise<void> {
  const state = JSON.parse(document.getElementById(pageStateId)?.textContent ?? '') as PageState;
  // before anything else reads the address
  const comeByAddress = await takeArrival();
  const routes = createRoutes();
  const [template] = await Promise.all([loadTemplate(state.info.template), ...loadMatched(routes)]);

  const { language, showKeys } = state.info;
  const messages = new Map(Object.entries(state.messages));
  const texts = createTexts({ language, showKeys, messages, load: loadLate });
  const context = new RouterContextProvider();
  context.set(loaderApi, {
    /** What is asked for a member is asked in the member's currency. */
    get info() {
      const currency = readCurrency(browserSession.read()?.currency);
      return currency ? { ...state.info, currency } : state.info;
    },
    get isMember() {
      return browserSession.read() !== null;
    },
    ...createLoaderApi(async (path, body) => {
      const result = await api.call(path, body, { reads: true });
      if (result.ok || path !== '/arks/web/site/detail') return result;
      return (await readSiteCopy()) ?? result;
    }),
    shown(routeId, url) {
      const { location: here, loaderData, errors } = router.state;
      const { pathname, search } = new URL(url);
      const isHere = errors === null && here.pathname === pathname && here.search === search;
      return isHere ? loaderData[routeId] : undefined;
    },
    bringTexts: texts.add,
    tellKept: () => toasts.show('warning', texts.of('shell')('kept')),
  } satisfies LoaderApi);

  const router = createBrowserRouter(routes, { hydrationData: state.hydration, getContext: () => context });
  describeFailuresWith(texts.of('shell'));

  localStorage.setItem('lang', state.info.language);
  localStorage.setItem('site_name', state.info.siteName);
  if (new URLSearchParams(location.search).has('pwa')) localStorage.setItem('pwa', '1');

  void comeByAddress?.(state.info);

  const root = document.getElementById('root');
  if (root) {
    const app = (
      <PageApp page={{ info: state.info, texts }} template={template}>
        <RouterProvider router={router} />
      </PageApp>
    );
    // in slices, so that a touch in between is answered
    startTransition(() => void hydrateRoot(root, app));
  }
}

/** Who comes by an operator's system has a code in the address; nobody else needs the code for it. */
async function takeArrival(): Promise<((page: PageInfo) => Promise<void>) | null> {
  if (!/[?&](?:tk|enc|member_(?:account|currency|id))=/.test(location.search)) return null;
  const arrival = await import('./features/arrival/come-by-address.ts');
  return arrival.takeArrival();
}

async function readSiteCopy(): Promise<{ ok: true; data: unknown } | null> {
  const copy = await import('./page/site-copy.ts');
  return copy.readSiteCopy();
}

/** Which message files there are is known to a chunk of its own: the page itself came with its messages. */
const loadLate: typeof loadMessages = async (language, namespace) => {
  const late = await import('./page/load-messages.ts');
  return late.loadMessages(language, namespace);
};

/** The code of the page must be there before it is hydrated, or the first render would differ from the server's. */
function loadMatched(all: RouteObject[]): Promise<void>[] {
  const matches = matchRoutes(all, location) ?? [];
  return matches.map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return;
    const module = await route.lazy();
    Object.assign(route, module, { lazy: undefined });
  });
}
