import type { BankDay } from '@halls/contract/office';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** How a day stands: closed, open, or open with lines that do not lead to the bank's closing. */
export function BankDayMark({ day }: { day: Pick<BankDay, 'state' | 'closing' | 'told_closing'> }) {
  const t = useTranslate('bank_book');
  if (day.state === 'closed') return <StatusMark tone="good">{t('day_closed')}</StatusMark>;
  const isOff = day.closing !== day.told_closing;
  return <StatusMark tone={isOff ? 'bad' : 'waiting'}>{t(isOff ? 'day_off' : 'day_open')}</StatusMark>;
}
