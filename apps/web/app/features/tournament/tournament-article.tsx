import './tournament.css';
import { localeOf } from '@halls/contract';
import type { Tournament } from '@halls/contract/tournament';
import { formatMoney } from '@halls/i18n/format-money';
import { Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { formatTime } from '#app/page/format-time.ts';
import { Link } from '#app/page/link.tsx';
import { usePage } from '#app/page/page-context.ts';
import { useSession } from '#app/session/browser-session.ts';
import type { TournamentPage } from './load-tournaments.ts';
import { OwnPlace } from './own-place.tsx';
import { Ranks } from './ranks.tsx';
import { TournamentClock } from './tournament-clock.tsx';
import { TournamentRules } from './tournament-rules.tsx';
import { useTournament } from './use-tournament.ts';

/** A tournament: how it stands, where the member stands, what ranks win, and the rules. */
export function TournamentArticle({ page }: { page: TournamentPage }) {
  const memberId = useSession()?.memberId ?? null;
  // who logs in asks for their own place
  return <Article key={memberId} page={page} memberId={memberId} />;
}

function Article({
  page: { tournament: first, timezone },
  memberId,
}: {
  page: TournamentPage;
  memberId: number | null;
}) {
  const t = useTranslate('tournament');
  const { language } = usePage();
  const live = useTournament(first, memberId);
  const { tournament } = live;
  const { state, currency, cancel_reason: why } = tournament;
  return (
    <article className="page tournament-page">
      <Link className="tournament-back" to="/tournament">
        <Icon name="back" />
        {t('back')}
      </Link>
      <header className="tournament-head">
        <p className="tournament-marks">
          <span className="tournament-state">{t(`state.${state}`)}</span>
          <TournamentClock tournament={tournament} onOver={live.again} />
        </p>
        <h1>{tournament.title}</h1>
        <p>{tournament.text}</p>
        <p className="tournament-pool">
          {t('pool_of', { amount: formatMoney(tournament.pool, currency, localeOf(language)) })}
        </p>
        <p className="tournament-soft">
          {t('from_to', {
            from: formatTime(tournament.starts_at, language, timezone),
            to: formatTime(tournament.end_at, language, timezone),
            zone: timezone,
          })}
        </p>
        {state !== 'running' && <p>{t(`note.${state}`)}</p>}
        {why !== null && <p className="tournament-why">{why}</p>}
      </header>
      <div className="tournament-columns">
        <div className="tournament-column">
          {state !== 'cancelled' && <OwnPlace live={live} />}
          <Ranks tournament={tournament} />
        </div>
        <div className="tournament-column">
          <Prizes tournament={tournament} />
          <TournamentRules tournament={tournament} />
        </div>
      </div>
    </article>
  );
}

function Prizes({ tournament: { prizes, currency } }: { tournament: Tournament }) {
  const t = useTranslate('tournament');
  const { language } = usePage();
  return (
    <section className="tournament-panel">
      <h2>{t('prizes')}</h2>
      <table className="tournament-table">
        <thead>
          <tr>
            <th scope="col">{t('rank')}</th>
            <th scope="col">{t('prize')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ from_rank: from, to_rank: to, amount }) => (
            <tr key={from}>
              <th scope="row">{from === to ? from : `${from}–${to}`}</th>
              <td>{formatMoney(amount, currency, localeOf(language))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
