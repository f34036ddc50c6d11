import { localeOf } from '@halls/contract';
import type { PlanVersion } from '@halls/contract/agent';
import { formatMoney } from '@halls/i18n/format-money';
import { useLanguage, useTranslate } from '#app/texts/texts.ts';
import { wordsOfLine } from './plan-words.ts';

/** What a version of a plan says. */
export function PlanShown({ plan }: { plan: PlanVersion }) {
  const t = useTranslate('agents');
  const locale = localeOf(useLanguage());
  const money = (amount: string) => formatMoney(amount, plan.currency, locale);
  return (
    <ul>
      <li>{t('plan.version', { version: plan.version, turnover: money(plan.active_turnover) })}</li>
      {Number(plan.min_payout) > 0 && <li>{t('plan.paid_from', { amount: money(plan.min_payout) })}</li>}
      {plan.lines.map((line) => (
        <li key={JSON.stringify(line)}>{wordsOfLine(t, line, money)}</li>
      ))}
    </ul>
  );
}
