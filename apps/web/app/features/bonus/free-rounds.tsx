import { localeOf } from '@halls/contract';
import type { FreeRounds as Award } from '@halls/contract/free-rounds';
import { formatMoney } from '@halls/i18n/format-money';
import { Button } from '@halls/ui';
import { Progress } from '@halls/ui/progress';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { useRead } from '#app/api/reads.ts';
import { launchTargetOf, readGame } from '#app/catalogue/game.ts';
import { useLaunch } from '#app/game-session/launch.ts';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { useMissedEvents, useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { freeRoundsRead } from './bonus-reads.ts';

/** The free rounds that the member has, each with the way into its game; nothing where there are none. */
export function FreeRounds() {
  const t = useTranslate('bonus');
  const { data, again, refusal } = useRead(freeRoundsRead);
  useRealtimeEvent('member.free_rounds', again);
  useMissedEvents(again);
  if (!data && refusal)
    return (
      <FormProblem>
        {t('failed')}{' '}
        <Button kind="plain" size="small" onClick={again}>
          {t('try_again')}
        </Button>
      </FormProblem>
    );
  return data?.list.map((award) => (
    <FreeRoundsCard key={award.award_id} award={award} timezone={data.timezone} />
  ));
}

function FreeRoundsCard({ award, timezone }: { award: Award; timezone: string }) {
  const t = useTranslate('bonus');
  const { language, isClosed } = usePage();
  const launch = useLaunch();
  const game = award.game && readGame(award.game, language);
  const name = game?.name ?? t('free_gone');
  const money = (amount: string) => formatMoney(amount, award.currency, localeOf(language));
  const { state, left, count, expires_at: expires } = award;
  const words = t('free_left', { left, count, stake: money(award.stake) });
  const isOpen = state === 'given' || state === 'active';
  return (
    <section
      className="member-panel bonus"
      data-state={state}
      aria-label={t('free_in', { count, game: name })}
    >
      <p className="bonus-head">
        <span>{t('free_in', { count, game: name })}</span>
        <strong>{money(award.won)}</strong>
        <span>{t('free_won')}</span>
        <span className="bonus-state">{t(`free_state.${state}`)}</span>
      </p>
      <div className="bonus-wagering">
        <span>{words}</span>
        <Progress label={t('free')} words={words} part={String(count - left)} whole={String(count)} />
      </div>
      <p className="bonus-note">
        {award.pays === 'bonus'
          ? t('free_bonus', { days: award.bonus_days ?? 0, percent: award.wagering_percent })
          : award.wagering_percent > 0
            ? t('free_cash', { percent: award.wagering_percent })
            : t('free_cash_plain')}
        <br />
        {isOpen ? (
          <>
            {t('expires')}{' '}
            <time dateTime={expires}>{`${formatTime(expires, language, timezone)} (${timezone})`}</time>
          </>
        ) : (
          <Given award={award} timezone={timezone} />
        )}
      </p>
      {isOpen && game && (
        <Button
          kind="action"
          disabled={game.closed !== null || isClosed}
          onClick={() => launch(launchTargetOf(game), 'play')}
        >
          {t('free_play', { game: name })}
        </Button>
      )}
    </section>
  );
}

/** What became of what was won. */
function Given({ award, timezone }: { award: Award; timezone: string }) {
  const t = useTranslate('bonus');
  const { language } = usePage();
  const { credited_at: at } = award;
  if (!/[1-9]/.test(award.won)) return null;
  if (at === null) return t('free_waiting');
  return (
    <>
      {t('free_credited')} <time dateTime={at}>{`${formatTime(at, language, timezone)} (${timezone})`}</time>
    </>
  );
}
