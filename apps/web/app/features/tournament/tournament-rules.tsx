import { localeOf } from '@halls/contract';
import { mostPointsOfRound, type Tournament } from '@halls/contract/tournament';
import { formatMoney } from '@halls/i18n/format-money';
import { useTranslate } from '@halls/web-kit';
import { usePage } from '#app/page/page-context.ts';

/** What counts, who stands higher, when ranks are final, and how prizes are given. */
export function TournamentRules({ tournament }: { tournament: Tournament }) {
  const t = useTranslate('tournament');
  const { language } = usePage();
  const { scoring, best_of: bestOf, reward, currency, is_opt_in: isOptIn } = tournament;
  const percent = reward.wagering_percent;
  return (
    <section className="tournament-panel">
      <h2>{t('rules')}</h2>
      <ul className="tournament-rules">
        {scoring === 'multiplier' && <li>{t('rule.multiplier', { count: bestOf ?? 1 })}</li>}
        {scoring === 'turnover' && <li>{t('rule.turnover')}</li>}
        {scoring === 'points' && <li>{t('rule.points', { most: mostPointsOfRound })}</li>}
        <li>
          {t('rule.least_stake', {
            amount: formatMoney(tournament.least_stake, currency, localeOf(language)),
          })}
        </li>
        <Games tournament={tournament} />
        <li>{t('rule.time')}</li>
        <li>{isOptIn === 1 ? t('rule.join') : t('rule.everybody', { currency })}</li>
        <li>{t('rule.tie')}</li>
        <li>{t('rule.taken_back')}</li>
        <li>{t('rule.final')}</li>
        <li>
          {reward.pays === 'cash' && (percent > 0 ? t('rule.cash', { percent }) : t('rule.cash_plain'))}
          {reward.pays === 'bonus' &&
            t('rule.bonus', { percent, hall: reward.gt_name ?? '', days: reward.days ?? 0 })}
        </li>
      </ul>
    </section>
  );
}

function Games({ tournament }: { tournament: Tournament }) {
  const t = useTranslate('tournament');
  const { gt_name: hall, gp_names: providers, game_names: games } = tournament;
  return (
    <>
      {hall !== null && <li>{t('rule.hall', { hall })}</li>}
      {providers.length > 0 && <li>{t('rule.providers', { names: providers.join(', ') })}</li>}
      {games.length > 0 && <li>{t('rule.games', { names: games.join(', ') })}</li>}
    </>
  );
}
