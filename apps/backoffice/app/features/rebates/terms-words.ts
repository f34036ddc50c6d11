import { localeOf, type Currency } from '@halls/contract';
import type { RebateTerms } from '@halls/contract/rebate';
import { formatMoney } from '@halls/i18n/format-money';
import { useLanguage, useTranslate } from '#app/texts/texts.ts';

/** Terms in sentences. */
export function useTermsWords(): (terms: RebateTerms, currency: Currency) => string[] {
  const t = useTranslate('rebates');
  const hall = useTranslate('reports');
  const locale = localeOf(useLanguage());
  return (terms, currency) => {
    const money = (amount: string) => formatMoney(amount, currency, locale);
    const bound = (amount: string) => (Number(amount) > 0 ? money(amount) : t('none_bound'));
    const { bonus, turnover_percent: percent } = terms;
    const lines = terms.lines.map(({ gt_id: gtId, gp_id: gpId, tiers }) => {
      const place = gpId ? `${hall(`hall.${gtId}`)} · ${gpId}` : hall(`hall.${gtId}`);
      return `${place}: ${tiers.map((tier) => t('tier', { from: money(tier.from), rate: tier.rate_bp / 100 })).join(' · ')}`;
    });
    return [
      ...(lines.length > 0 ? lines : [t('no_lines')]),
      bonus
        ? t('words.bonus', { hall: hall(`hall.${bonus.gt_id}`), percent, days: bonus.days })
        : t('words.cash', { percent }),
      t(`words.payout_${terms.payout}`, { days: terms.claim_days }),
      t('words.bounds', { min: bound(terms.min), max: bound(terms.max) }),
      t('words.auto', { amount: money(terms.auto_approve) }),
    ];
  };
}
