import { useState } from 'react';
import { LatePart, type LoadPart } from '@halls/web-kit';
import { inAppBrowser } from '#app/features/in-app-browser/in-app-browser.ts';
import { PageWatch } from '#app/features/page-watch/page-watch.tsx';
import { useSiteData } from '#app/page/use-site-data.ts';
import { whenIdle } from '#app/page/when-idle.ts';

const loadDiscounts: LoadPart = () => import('#app/features/discount/discount-watch.tsx');
const loadFloats: LoadPart = async () => {
  await new Promise<void>((idle) => whenIdle(idle));
  return import('#app/features/floats/floats.tsx');
};
const loadInAppNote: LoadPart = () => import('#app/features/in-app-browser/in-app-note.tsx');
const loadIntroduction: LoadPart = () => import('#app/features/introduction/introduction-watch.tsx');
const loadPopUps: LoadPart = () => import('#app/features/news/pop-up-watch.tsx');
const loadTracking: LoadPart = () => import('#app/features/tracking/tracking-watch.tsx');
const loadLinkIcons: LoadPart = async () => {
  await new Promise<void>((idle) => whenIdle(idle));
  return import('#app/features/link-icons/link-icons.tsx');
};
const loadInstallation: LoadPart = async () => {
  await new Promise<void>((idle) => whenIdle(idle));
  return import('#app/features/installation/installation-watch.tsx');
};

/** There on every page once it lives; what few visitors bring along comes for them alone. */
export function Part() {
  const site = useSiteData();
  // a visitor who comes for a dialog is shown that one alone
  const [isAsked] = useState(() => /[?&]modal=/.test(window.location.search));
  const [isWithinApp] = useState(() => inAppBrowser(navigator.userAgent, window.location.href) !== null);
  const [isBrought] = useState(() => /[?&](?:id|invite)=/.test(window.location.search));
  return (
    <>
      <PageWatch />
      <LatePart load={loadInstallation} />
      <LatePart load={loadFloats} />
      {site?.footerLinks.some(({ icon }) => icon) && <LatePart load={loadLinkIcons} />}
      {!isAsked && <LatePart load={loadDiscounts} />}
      {isWithinApp && <LatePart load={loadInAppNote} />}
      <LatePart load={loadPopUps} />
      {isBrought && <LatePart load={loadIntroduction} />}
      {site?.hasPixel && <LatePart load={loadTracking} />}
    </>
  );
}
