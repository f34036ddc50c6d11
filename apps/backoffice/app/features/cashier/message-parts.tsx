import './cashier.css';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import type { Message } from './deposit.ts';

/** Whether it can be trusted, and what came of it. */
export function MessageMark({ message }: { message: Message }) {
  const t = useTranslate('cashier');
  if (message.distrust !== null) {
    const why = t(`distrust.${message.distrust}`);
    return <StatusMark tone="bad">{t('untrusted', { why })}</StatusMark>;
  }
  if (message.outcome === 'unmatched') return <StatusMark tone="bad">{t('stray.unmatched')}</StatusMark>;
  if (message.outcome === null) return <StatusMark tone="waiting">{t('message_waiting')}</StatusMark>;
  return <StatusMark tone="good">{t('trusted')}</StatusMark>;
}

/** As its service numbers it; one that nobody can trust is kept under none of the service’s. */
export function idOf({ message_id: id, distrust }: Message): string {
  return distrust === null ? id : '–';
}

/** What came, to the letter; JSON is set out in lines. */
export function MessageRaw({ message }: { message: Message }) {
  const t = useTranslate('cashier');
  const headers = Object.entries(message.headers).map(([name, value]) => `${name}: ${value}`);
  return (
    // what can be scrolled is reached by the keyboard
    <pre className="cashier-raw" tabIndex={0} aria-label={t('message_raw')}>
      {[...headers, '', setOut(message.raw)].join('\n')}
    </pre>
  );
}

function setOut(raw: string): string {
  try {
    return JSON.stringify(JSON.parse(raw), null, 2);
  } catch {
    // no JSON: as it came
    return raw;
  }
}
