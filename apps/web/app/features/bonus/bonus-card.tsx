import { useState, type ReactNode } from 'react';
import { localeOf, parseMinor } from '@halls/contract';
import { roundsLeft, type Bonus } from '@halls/contract/promotion';
import { formatMoney } from '@halls/i18n/format-money';
import { Button } from '@halls/ui';
import { Progress } from '@halls/ui/progress';
import { useTranslate } from '@halls/web-kit';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { ForfeitDialog } from './forfeit-dialog.tsx';

/** A bonus with how far it is played, what it asks, and the way to give it up. */
export function BonusCard({ bonus, timezone }: { bonus: Bonus; timezone: string }) {
  const t = useTranslate('bonus');
  const { language } = usePage();
  const [isAsking, setAsking] = useState(false);
  const money = (amount: string) => formatMoney(amount, bonus.currency, localeOf(language));
  const time = (at: string) => `${formatTime(at, language, timezone)} (${timezone})`;
  const { state, grant_id: id, held, max_stake: maxStake, max_cashout: maxCashout } = bonus;
  return (
    <section className="member-panel bonus" data-state={state} aria-label={t('number', { number: id })}>
      <p className="bonus-head">
        <span>{t('held')}</span>
        <strong>{money(held)}</strong>
        <span className="bonus-state">{t(`state.${state}`)}</span>
      </p>
      {state === 'queued' && <p className="bonus-note">{t('queued_note')}</p>}
      {state === 'settling' && <p className="bonus-note">{t('settling_note')}</p>}
      <Wagering bonus={bonus} money={money} />
      <dl className="bonus-facts">
        <Fact label={t('granted')}>{money(bonus.granted)}</Fact>
        <Fact label={t('expires')}>
          <time dateTime={bonus.expires_at}>{time(bonus.expires_at)}</time>
        </Fact>
        <Fact label={t('max_stake')}>{maxStake === null ? t('any') : money(maxStake)}</Fact>
        <Fact label={t('max_cashout')}>{maxCashout === null ? t('any') : money(maxCashout)}</Fact>
        <Fact label={t('counts')}>
          {t('counts_of', { hall: bonus.gt_name, percent: bonus.weight_percent })}
          <small>{bonus.counting.map(({ gp_name: name }) => name).join(', ')}</small>
        </Fact>
        {bonus.cash_only.length > 0 && (
          <Fact label={t('cash_only')}>{bonus.cash_only.map(({ gp_name: name }) => name).join(', ')}</Fact>
        )}
        {bonus.excluded.length > 0 && (
          <Fact label={t('excluded')}>{bonus.excluded.map(({ game_name: name }) => name).join(', ')}</Fact>
        )}
      </dl>
      <p className="bonus-note">
        {t('cash_first')} {t('other')}
        <br />
        {t('terms', { number: id, time: time(bonus.given_at) })}
      </p>
      {state !== 'settling' && (
        <Button onClick={() => setAsking(true)}>{t('forfeit', { amount: money(held) })}</Button>
      )}
      {isAsking && (
        <ForfeitDialog grantId={id} held={held} amount={money(held)} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How much of what is asked was staked, and how many rounds that leaves. */
function Wagering({ bonus, money }: { bonus: Bonus; money: (amount: string) => string }) {
  const t = useTranslate('bonus');
  const { required, wagered, currency, typical_stake: stake } = bonus;
  const words = t('progress', { wagered: money(wagered), required: money(required) });
  const rounds =
    stake === null
      ? null
      : roundsLeft(
          {
            requiredMinor: parseMinor(required, currency),
            wageredMinor: parseMinor(wagered, currency),
            weightPercent: bonus.weight_percent,
          },
          parseMinor(stake, currency),
        );
  return (
    <div className="bonus-wagering">
      <span>{words}</span>
      <Progress label={t('wagering')} words={words} part={wagered} whole={required} />
      {stake !== null && rounds !== null && (
        <span className="bonus-note">{t('rounds', { rounds, stake: money(stake) })}</span>
      )}
    </div>
  );
}
