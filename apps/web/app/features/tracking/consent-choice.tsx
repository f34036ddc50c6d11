import { Button } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { usePage } from '#app/page/page-context.ts';
import { decide } from './consent.ts';

/** What is asked, and two answers of one weight. */
export function ConsentChoice({ onDone }: { onDone?: () => void }) {
  const t = useTranslate('tracking');
  const { siteName } = usePage();
  const answer = (to: 'yes' | 'no') => {
    decide(to);
    onDone?.();
  };
  return (
    <>
      <p>{t('text', { site: siteName })}</p>
      <div className="consent-answers">
        <Button onClick={() => answer('no')}>{t('refuse')}</Button>
        <Button onClick={() => answer('yes')}>{t('allow')}</Button>
      </div>
    </>
  );
}
