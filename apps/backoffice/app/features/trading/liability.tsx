import { Progress } from '@halls/ui/progress';
import { useTranslate } from '#app/texts/texts.ts';
import { stakesText } from './trading-figures.ts';

/** What the house may lose beside what it is ready to. */
export function Liability({ part, whole }: { part: number; whole: number }) {
  const t = useTranslate('trading');
  const words = t('liability_of', { part: stakesText(part), whole: stakesText(whole) });
  return (
    <span className="liability" data-level={part > whole * 0.8 ? 'high' : part > 0 ? 'some' : 'none'}>
      <span className="money" title={words}>
        {stakesText(part)} / {stakesText(whole)}
      </span>
      <Progress label={t('liability')} words={words} part={part} whole={whole} />
    </span>
  );
}
