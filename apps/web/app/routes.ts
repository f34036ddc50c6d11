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
  discount: () => import('./routes/discount.tsx'),
  user: () => import('./routes/user.tsx'),
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
        { id: 'game-hall', path: 'gameHall/:hallId', lazy: pages['game-hall'] },
        // Plain visits: these pages are nothing without an id.
        { id: 'game-hall-plain', path: 'gameHall', loader: () => redirect('/') },
        { id: 'main-plain', path: 'main', loader: () => redirect('/') },
        { id: 'slot-game', path: 'slotgame', lazy: pages['slot-game'] },
        { id: 'game-room', path: 'gameRoom', lazy: pages['game-room'] },
        { id: 'discount', path: 'discount/:discountId?', lazy: pages.discount },
        { id: 'app', path: 'app', lazy: pages.app },
        { id: 'article', path: 'main/:articleId', lazy: pages.article },
        { id: 'faq', path: 'faq/:faqId?', lazy: pages.faq },
        { id: 'sponsor', path: 'sponsor', lazy: pages.sponsor },
        { id: 'user', path: 'user/:pageId?', lazy: pages.user },
        { id: 'deposit-plain', path: 'Deposit', loader: () => redirect('/user/Deposit') },
        { id: 'play', path: 'play', lazy: pages.play },
        { id: 'loading', path: 'loading', lazy: pages.loading },
        { id: 'close', path: 'close', lazy: pages.close },
        { id: 'auth-callback', path: 'authCallback', lazy: pages['auth-callback'] },
        { id: 'missing', path: '*', lazy: pages.missing },
      ],
    },
  ];
}
