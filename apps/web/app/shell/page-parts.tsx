import { useState } from 'react';
import { LatePart, type LoadPart } from '@halls/web-kit';
import { PageWatch } from '#app/features/page-watch/page-watch.tsx';
import { useSiteData } from '#app/page/use-site-data.ts';
import { whenIdle } from './when-idle.ts';

const loadIntroduction: LoadPart = () => import('#app/features/introduction/introduction-watch.tsx');
const loadTracking: LoadPart = () => import('#app/features/tracking/tracking-watch.tsx');
const loadInstallation: LoadPart = async () => {
  await new Promise<void>((idle) => whenIdle(idle));
  return import('#app/features/installation/installation-watch.tsx');
};

/** There on every page once it lives; what few visitors bring along comes for them alone. */
export function Part() {
  const site = useSiteData();
  const [isBrought] = useState(() => /[?&](?:id|invite)=/.test(window.location.search));
  return (
    <>
      <PageWatch />
      <LatePart load={loadInstallation} />
      {isBrought && <LatePart load={loadIntroduction} />}
      {site?.hasPixel && <LatePart load={loadTracking} />}
    </>
  );
}
