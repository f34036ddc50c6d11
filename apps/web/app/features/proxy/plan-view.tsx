import './proxy.css';
import { localeOf, type Currency, type Language } from '@halls/contract';
import type { PlanLine, PlanVersion } from '@halls/contract/agent';
import { formatMoney } from '@halls/i18n/format-money';
import { useTranslate } from '@halls/web-kit';
import { usePage } from '#app/page/page-context.ts';
import { formatBp } from './percent.ts';

type Translate = ReturnType<typeof useTranslate<'proxy'>>;

/** A plan in words and figures, each line with an example. */
export function PlanView({ plan }: { plan: PlanVersion }) {
  const t = useTranslate('proxy');
  const { language } = usePage();
  const words = { t, language, currency: plan.currency };
  return (
    <section className="member-panel proxy-panel">
      <h2>{plan.name}</h2>
      <p className="proxy-note">{t('plan.version', { version: plan.version, currency: plan.currency })}</p>
      <ul>
        {plan.lines.map((line) => (
          <li key={JSON.stringify(line)} className="proxy-row">
            <div className="proxy-words">
              <strong>
                {t(`plan.kind.${line.kind}`)}
                {'pool' in line && <> · {t(`plan.pool.${line.pool}`)}</>}
              </strong>
              {sentencesOf(line, plan, words).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {Number(plan.min_payout) > 0 && (
        <p>{t('plan.least', { amount: formatMoney(plan.min_payout, plan.currency, localeOf(language)) })}</p>
      )}
      <p className="proxy-note">{t('plan.rounding')}</p>
    </section>
  );
}

interface Words {
  t: Translate;
  language: Language;
  currency: Currency;
}

function sentencesOf(line: PlanLine, plan: PlanVersion, words: Words): string[] {
  const { t, language } = words;
  const money = (amount: string) => formatMoney(amount, words.currency, localeOf(language));
  switch (line.kind) {
    case 'turnover':
      return [
        t('plan.turnover', { rate: formatBp(line.rate_bp, language) }),
        example(t, money, '100000', line.rate_bp),
      ];
    case 'differential':
      return [
        t('plan.differential', { rate: formatBp(line.rate_bp, language) }),
        example(t, money, '100000', line.rate_bp),
      ];
    case 'cpa':
      return [
        t('plan.cpa', {
          ...{ amount: money(line.amount), deposit: money(line.deposit) },
          ...{ turnover: money(line.turnover), days: line.within_days },
        }),
      ];
    case 'net_loss':
      return [
        ...line.tiers.map((tier) =>
          t('plan.tier', {
            ...{ rate: formatBp(tier.rate_bp, language), from: money(tier.from) },
            members: tier.active_members,
          }),
        ),
        t('plan.active', { turnover: money(plan.active_turnover) }),
        t('plan.cost', { percent: line.cost_share_percent }),
        ...(line.fee_percent ? [t('plan.fee', { percent: line.fee_percent })] : []),
        line.carry_months === 0 ? t('plan.carry_none') : t('plan.carry', { months: line.carry_months }),
      ];
  }
}

/** What a rate makes of a round sum, in whole units of the currency. */
function example(t: Translate, money: (amount: string) => string, base: string, rateBp: number): string {
  const amount = (Number(base) * rateBp) / 10_000;
  return t('plan.example', { base: money(base), amount: money(String(Math.floor(amount))) });
}
