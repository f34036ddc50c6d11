import './tournament.css';
import { localeOf } from '@halls/contract';
import { formatMoney } from '@halls/i18n/format-money';
import { useTranslate } from '@halls/web-kit';
import { formatTime } from '#app/page/format-time.ts';
import { Link } from '#app/page/link.tsx';
import { usePage } from '#app/page/page-context.ts';
import type { TournamentList } from './load-tournaments.ts';
import { TournamentClock } from './tournament-clock.tsx';

/** The site's tournaments: those that run or come first, then those that were. */
export function TournamentListing({ page: { tournaments, timezone } }: { page: TournamentList }) {
  const t = useTranslate('tournament');
  const { language } = usePage();
  return (
    <div className="page tournament-page">
      <header className="tournament-head">
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      {tournaments.length === 0 && <p>{t('none')}</p>}
      <ul className="tournament-cards">
        {tournaments.map((each) => (
          <li key={each.id} className="tournament-card" data-state={each.state}>
            <p className="tournament-marks">
              <span className="tournament-state">{t(`state.${each.state}`)}</span>
              <TournamentClock tournament={each} />
            </p>
            <h2>
              <Link className="tournament-card-link" to={`/tournament/${each.id}`}>
                {each.title}
              </Link>
            </h2>
            <p>{each.text}</p>
            <p className="tournament-pool">
              {t('pool_of', { amount: formatMoney(each.pool, each.currency, localeOf(language)) })}
            </p>
            <p className="tournament-soft">
              {t('from_to', {
                from: formatTime(each.starts_at, language, timezone),
                to: formatTime(each.end_at, language, timezone),
                zone: timezone,
              })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
