import { useEffect, useRef } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useRevalidator,
  type LoaderFunctionArgs,
} from 'react-router';
import { useTexts } from '@halls/web-kit';
import type { PageHandle } from '#app/page/page-handle.ts';
import { readPage } from '#app/page/read-page.ts';
import { loadSiteData, type SiteData } from '#app/page/site-data.ts';
import { useSession } from '#app/session/browser-session.ts';
import { Shell } from '#app/shell/shell.tsx';

export function loadSite(place: LoaderFunctionArgs): Promise<SiteData> {
  return readPage('root', place, loadSiteData);
}

export function Root() {
  const site = useLoaderData<SiteData>();
  const texts = useTexts();
  const page = useMatches().at(-1);
  const handle = page?.handle as PageHandle | undefined;
  const title = handle?.title?.(texts, page?.loaderData);
  useEffect(() => {
    document.title = documentTitle(site, title);
  }, [site, title]);
  useMemberData();
  useFocusOnNewPage();
  return (
    <Shell frame={handle?.frame ?? 'full'}>
      <Outlet />
      <ScrollRestoration getKey={(location) => location.pathname + location.search} />
    </Shell>
  );
}

/** A new page begins at its content for those who read by keyboard or ear; the first one begins at the top. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}

export function documentTitle(site: SiteData | null, title: string | undefined): string {
  return [title, site?.title].filter(Boolean).join(' · ');
}

/** The server's page is a guest's: when a member is there, its data is asked for again in the member's name. */
function useMemberData(): void {
  const memberId = useSession()?.memberId ?? null;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (memberId === null) return;
    void revalidate();
    return () => void revalidate();
  }, [memberId, revalidate]);
}
