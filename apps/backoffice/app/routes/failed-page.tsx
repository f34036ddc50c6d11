import { ReadProblem } from '#app/parts/read-states.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** A page that broke, or whose code did not come, even after a reload. */
export function FailedPage() {
  const t = useTranslate('frame');
  return <ReadProblem message={t('failed')} again={() => location.reload()} />;
}
