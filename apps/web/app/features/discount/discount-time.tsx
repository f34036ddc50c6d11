import type { DiscountItem } from '@halls/contract/discount';
import { Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';

interface DiscountTimeProps {
  discount: Pick<DiscountItem, 'end_at' | 'is_ended'>;
  timezone: string;
}

/** Until when an offer holds, or that it has ended. */
export function DiscountTime({
  discount: { end_at: endAt, is_ended: isEnded },
  timezone,
}: DiscountTimeProps) {
  const t = useTranslate('discount');
  const { language } = usePage();
  if (!endAt) return <p className="discount-time">{t('lasting')}</p>;
  const time = formatTime(endAt, language, timezone);
  return (
    <p className="discount-time">
      <Icon name="clock" />
      <time dateTime={endAt}>{isEnded ? t('ended', { time }) : t('until', { time })}</time>
    </p>
  );
}
