import { localeOf, type Currency } from '@halls/contract';
import { formatMoney } from '@halls/i18n/format-money';
import { toasts, useTranslate } from '@halls/web-kit';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { useSession } from '#app/session/browser-session.ts';

/** A stake was refused by the member's limit: they are told beside the game, on whatever page they are. */
export function Part(): null {
  const t = useTranslate('launch');
  const { language } = usePage();
  const currency = useSession()?.currency as Currency | undefined;
  useRealtimeEvent('limit.reached', ({ left_today: leftToday, day_ends_at: endsAt }) => {
    if (!currency) return;
    const left = formatMoney(leftToday, currency, localeOf(language));
    toasts.show('warning', t('limit_reached', { left, time: formatTime(endsAt, language) }));
  });
  return null;
}
