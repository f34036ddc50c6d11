import './envelope-page.css';
import { localeOf } from '@halls/contract';
import { formatMoney } from '@halls/i18n/format-money';
import { useTranslate } from '@halls/web-kit';
import { formatTime } from '#app/page/format-time.ts';
import { Link } from '#app/page/link.tsx';
import { usePage } from '#app/page/page-context.ts';
import type { EnvelopeList } from './load-envelopes.ts';

/** The envelopes that were announced, each with the way to its shares. */
export function EnvelopeListing({ page: { envelopes, timezone } }: { page: EnvelopeList }) {
  const t = useTranslate('red_envelope');
  const { language } = usePage();
  return (
    <div className="page envelope-page">
      <header className="envelope-head">
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      {envelopes.length === 0 && <p>{t('none')}</p>}
      <ul className="envelope-list">
        {envelopes.map(({ id, title, is_ended: isEnded, pool, currency, count, ...times }) => (
          <li key={id}>
            <Link className="envelope-line" to={`/envelopes/${id}`}>
              <strong>{title}</strong>
              <span>{t(isEnded ? 'ended' : 'open')}</span>
              <span>
                {formatMoney(pool, currency, localeOf(language))} · {t('count', { count })}
              </span>
              <span className="envelope-soft">
                {t('from_to', {
                  from: formatTime(times.opens_at, language, timezone),
                  to: formatTime(times.end_at, language, timezone),
                  zone: timezone,
                })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
