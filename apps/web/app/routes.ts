import { redirect, type RouteObject } from 'react-router';
import { siteRead } from './page/site-read.ts';
import { ErrorPage } from './routes/error-page.tsx';
import { loadSite, Root } from './routes/root.tsx';

/** Pages by id, which is also their file in `routes/`: the document names their chunks ahead of time. */
const pages = {
  home: () => import('./routes/home.tsx'),
  'game-hall': () => import('./routes/game-hall.tsx'),
  'slot-game': () => import('./routes/slot-game.tsx'),
  'game-room': () => import('./routes/game-room.tsx'),
  app: () => import('./routes/app.tsx'),
  article: () => import('./routes/article.tsx'),
  faq: () => import('./routes/faq.tsx'),
  sponsor: () => import('./routes/sponsor.tsx'),
  'red-envelope': () => import('./routes/red-envelope.tsx'),
  discount: () => import('./routes/discount.tsx'),
  tournament: () => import('./routes/tournament.tsx'),
  user: () => import('./routes/user.tsx'),
  'fast-payment': () => import('./routes/fast-payment.tsx'),
  proxy: () => import('./routes/proxy.tsx'),
  play: () => import('./routes/play.tsx'),
  loading: () => import('./routes/loading.tsx'),
  close: () => import('./routes/close.tsx'),
  'auth-callback': () => import('./routes/auth-callback.tsx'),
  missing: () => import('./routes/missing.tsx'),
};

export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'root',
      path: '/',
      loader: loadSite,
      Component: Root,
      shouldRevalidate: siteRead.takeWish,
      ErrorBoundary: ErrorPage,
      children: [
        { id: 'home', index: true, lazy: pages.home },
        page('game-hall', 'gameHall/:hallId'),
        // Plain visits: these pages are nothing without an id.
        moved('gameHall', '/'),
        moved('main', '/'),
        page('slot-game', 'slotgame'),
        page('game-room', 'gameRoom'),
        page('discount', 'discount/:discountId?'),
        page('tournament', 'tournament/:tournamentId?'),
        page('app', 'app'),
        page('article', 'main/:articleId'),
        page('faq', 'faq/:faqId?'),
        page('sponsor', 'sponsor'),
        page('user', 'user/:pageId?'),
        page('fast-payment', 'fastPayment'),
        page('proxy', 'proxy/:pageId?'),
        page('red-envelope', 'envelopes/:envelopeId?'),
        moved('Deposit', '/user/Deposit'),
        page('play', 'play'),
        page('loading', 'loading'),
        page('close', 'close'),
        page('auth-callback', 'authCallback'),
        page('missing', '*'),
      ],
    },
  ];
}

function page(id: keyof typeof pages, path: string): RouteObject {
  return { id, path, lazy: pages[id] };
}

/** Leads to another page, with what the address asked for besides, such as a language. */
function moved(path: string, to: string): RouteObject {
  return { path, loader: ({ request }) => redirect(to + new URL(request.url).search) };
}
