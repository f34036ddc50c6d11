import type { RiskRuleSet } from '@halls/contract/office';
import { Facts } from '#app/parts/panel.tsx';
import { useRuleWords } from '#app/parts/use-rule-words.ts';
import { When } from '#app/parts/when.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** A version: its rules as sentences with their points, what points come to, and whose work it is. */
export function RulesInWords({ rules }: { rules: RiskRuleSet }) {
  const t = useTranslate('risk');
  const words = useRuleWords();
  const { body, written_by: writer, published_by: publisher } = rules;
  const points = (count: number) => t('points', { count });
  return (
    <div className="risk-version">
      {body.rules.length === 0 ? (
        <p>{t('rules_none')}</p>
      ) : (
        <ul className="risk-rules" aria-label={t('rules')}>
          {body.rules.map((rule) => (
            <li key={`${rule.fact} ${rule.threshold}`} className="risk-rule">
              <span>{words.ruleIn(rule)}</span>
              <strong className="money">{points(rule.points)}</strong>
            </li>
          ))}
        </ul>
      )}
      <Facts
        facts={[
          [t('review_from'), points(body.review_from)],
          [t('decline_from'), body.decline_from === null ? t('decline_never') : points(body.decline_from)],
          [
            t('turnover'),
            body.turnover_percent === 0
              ? t('turnover_none')
              : t('value.percent', { n: body.turnover_percent }),
          ],
          [
            t('written'),
            <span key="written">
              {writer?.account ?? t('by_product')} · <When at={rules.written_at} />
            </span>,
          ],
          ...(publisher && rules.published_at
            ? [
                [
                  t('published'),
                  <span key="published">
                    {publisher.account} · <When at={rules.published_at} />
                  </span>,
                ] as const,
              ]
            : []),
        ]}
      />
    </div>
  );
}
