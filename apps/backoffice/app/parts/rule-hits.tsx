import './rule-hits.css';
import type { RiskTry } from '@halls/contract/office';
import { useTranslate } from '#app/texts/texts.ts';
import { useRuleWords } from './use-rule-words.ts';

/** Rules that hit: each as a sentence, with what it saw and what it gave. */
export function RuleHits({ hits }: { hits: RiskTry['results'][number]['hits'] }) {
  const t = useTranslate('risk');
  const words = useRuleWords();
  if (hits.length === 0) return null;
  return (
    <ul className="rule-hits">
      {hits.map((hit) => (
        <li key={`${hit.fact} ${hit.threshold}`}>
          {words.ruleIn(hit)} ({words.valueIn(hit.fact, hit.value)}) ·{' '}
          {hit.is_snoozed ? t('snoozed') : t('points', { count: hit.points })}
        </li>
      ))}
    </ul>
  );
}
