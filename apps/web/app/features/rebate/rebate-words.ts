import { localeOf, type CallAt, type Currency, type DataOf } from '@halls/contract';
import { formatMoney } from '@halls/i18n/format-money';
import { useTranslate } from '@halls/web-kit';
import { usePage } from '#app/page/page-context.ts';

export type RebateRead = DataOf<CallAt<'/member/rebate'>>;

/** Amounts, rates, days and places in the page's words. */
export function useRebateWords(data: Pick<RebateRead, 'halls' | 'providers'>) {
  const t = useTranslate('rebate');
  const { language } = usePage();
  const locale = localeOf(language);
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const hall = (gtId: number) => data.halls.find(({ gt_id: id }) => id === gtId)?.name ?? String(gtId);
  const days = ({ first_day: first, last_day: last }: { first_day: string; last_day: string }) =>
    first === last ? day.format(Date.parse(first)) : day.formatRange(Date.parse(first), Date.parse(last));
  return {
    t,
    hall,
    days,
    money: (amount: string, currency: Currency) => formatMoney(amount, currency, locale),
    rate: (rateBp: number) => rate.format(rateBp / 10_000),
    place({ gt_id: gtId, gp_id: gpId }: { gt_id: number; gp_id?: string | undefined }) {
      if (gtId === 0) return t('bound');
      const provider = data.providers.find(({ gp_id: id }) => id === gpId)?.name ?? gpId;
      return provider ? `${hall(gtId)} · ${provider}` : hall(gtId);
    },
  };
}
export type RebateWords = ReturnType<typeof useRebateWords>;
