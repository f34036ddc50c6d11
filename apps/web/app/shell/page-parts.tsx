import { IntroductionWatch } from '#app/features/introduction/introduction-watch.tsx';
import { PageWatch } from '#app/features/page-watch/page-watch.tsx';

/** There on every page once it lives. */
export function Part() {
  return (
    <>
      <PageWatch />
      <IntroductionWatch />
    </>
  );
}
