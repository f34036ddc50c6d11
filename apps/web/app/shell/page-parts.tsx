import { LatePart, type LoadPart } from '@halls/web-kit';
import { IntroductionWatch } from '#app/features/introduction/introduction-watch.tsx';
import { PageWatch } from '#app/features/page-watch/page-watch.tsx';
import { useSiteData } from '#app/page/use-site-data.ts';

const loadTracking: LoadPart = () => import('#app/features/tracking/tracking-watch.tsx');

/** There on every page once it lives. */
export function Part() {
  const site = useSiteData();
  return (
    <>
      <PageWatch />
      <IntroductionWatch />
      {site?.hasPixel && <LatePart load={loadTracking} />}
    </>
  );
}
