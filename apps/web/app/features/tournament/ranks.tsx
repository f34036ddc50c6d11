import type { Tournament } from '@halls/contract/tournament';
import { useTranslate } from '@halls/web-kit';
import { usePage } from '#app/page/page-context.ts';
import { formatScore } from './format-score.ts';

/** Who stands first, with as much of their accounts as they know them by. */
export function Ranks({ tournament }: { tournament: Tournament }) {
  const t = useTranslate('tournament');
  const { language } = usePage();
  const { ranks, players, state } = tournament;
  const isFinal = state === 'frozen' || state === 'paid';
  return (
    <section className="tournament-panel">
      <h2>{t(isFinal ? 'ranks_final' : 'ranks')}</h2>
      <p className="tournament-soft">{t('players', { count: players })}</p>
      {ranks.length > 0 && (
        <table className="tournament-table">
          <thead>
            <tr>
              <th scope="col">{t('rank')}</th>
              <th scope="col">{t('player')}</th>
              <th scope="col">{t('score')}</th>
            </tr>
          </thead>
          <tbody>
            {ranks.map(({ rank, member_account: account, score }) => (
              <tr key={rank}>
                <th scope="row">{rank}</th>
                <td>{account}</td>
                <td>{formatScore(score, tournament, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
