import { localeOf } from '@halls/contract';
import { formatMoney } from '@halls/i18n/format-money';
import { toasts, useTranslate } from '@halls/web-kit';
import { usePage } from '#app/page/page-context.ts';
import { useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';

/** A stake was refused by a rule of the member's bonus: they are told which, on whatever page they are. */
export function Part(): null {
  const t = useTranslate('launch');
  const { language } = usePage();
  useRealtimeEvent('bonus.refused', ({ rule, max_stake: maxStake, currency }) => {
    const amount = maxStake === null ? '' : formatMoney(maxStake, currency, localeOf(language));
    toasts.show('warning', t(`bonus_refused.${rule}`, { amount }));
  });
  return null;
}
