import { useEffect, useState } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useStore } from '@halls/web-kit';
import { AwayDialog } from './features/sign-in/away-dialog.tsx';
import { LoadingLines, ReadProblem } from './parts/read-states.tsx';
import { createRoutes, doorRoutes } from './routes.tsx';
import { askSession } from './api/ask-session.ts';
import { session } from './session/office-session.ts';
import { useHasTexts, useTranslate } from './texts/texts.ts';

/** The whole: who is there decides what is shown, the address what of it. */
export function Office() {
  const { state, me } = useStore(session);
  const t = useTranslate('parts');
  const hasTexts = useHasTexts();
  if (!hasTexts || state === 'asking') return <LoadingLines />;
  if (state === 'unreachable')
    return <ReadProblem message={t('failure.network fail')} again={() => void askSession()} />;
  if (!me) return <Doors />;
  return (
    <>
      <Rooms key={String(me.must)} must={me.must !== null} />
      {state === 'away' && <AwayDialog />}
    </>
  );
}

/** For who is not signed in: the way in at every address, so that they come to where they wanted to go. */
function Doors() {
  return <Routed routes={doorRoutes} />;
}

function Rooms({ must }: { must: boolean }) {
  return <Routed routes={() => createRoutes(must)} />;
}

function Routed({ routes }: { routes: () => RouteObject[] }) {
  const [router] = useState(() => createBrowserRouter(routes()));
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
}
