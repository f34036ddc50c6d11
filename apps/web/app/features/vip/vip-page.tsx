import './vip.css';
import { localeOf } from '@halls/contract';
import type { VipLevel, VipStanding } from '@halls/contract/vip';
import { formatMoney } from '@halls/i18n/format-money';
import { Button, Icon, Skeleton } from '@halls/ui';
import { Progress } from '@halls/ui/progress';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { useRead } from '#app/api/reads.ts';
import { vipRead } from '#app/member/vip-read.ts';
import { usePage } from '#app/page/page-context.ts';

export const namespaces = ['vip'] as const;

/** The member's level, what it is kept by, what is missing to the next, and what each level gives. */
export function Part() {
  const t = useTranslate('vip');
  const { data, again, refusal } = useRead(vipRead);
  if (data) return <Levels standing={data} />;
  return (
    <section className="member-panel vip" aria-busy={data === undefined && !refusal}>
      {data === null && (
        <>
          <h2>{t('none')}</h2>
          <p className="vip-note">{t('none_note')}</p>
        </>
      )}
      {data === undefined &&
        (refusal ? (
          <FormProblem>
            {t('failed')}{' '}
            <Button kind="plain" size="small" onClick={again}>
              {t('try_again')}
            </Button>
          </FormProblem>
        ) : (
          <Skeleton className="vip-skeleton" />
        ))}
    </section>
  );
}

type Money = (amount: string) => string;

function Levels({ standing }: { standing: VipStanding }) {
  const t = useTranslate('vip');
  const { language } = usePage();
  const money: Money = (amount) => formatMoney(amount, standing.currency, localeOf(language));
  return (
    <div className="vip-sections">
      <Mine standing={standing} money={money} />
      <section className="member-panel vip">
        <h2>{t('levels')}</h2>
        <ol className="vip-levels">
          {standing.levels.map((level) => (
            <Level key={level.level} level={level} held={standing.level} money={money} />
          ))}
        </ol>
        <p className="vip-note">{t('window', { days: standing.window_days })}</p>
        {standing.award_turnover_percent > 0 && (
          <p className="vip-note">{t('award_play', { percent: standing.award_turnover_percent })}</p>
        )}
      </section>
    </div>
  );
}

function Mine({ standing, money }: { standing: VipStanding; money: Money }) {
  const t = useTranslate('vip');
  const { language } = usePage();
  const { level, levels, next, turnover, deposit, keep_until: until } = standing;
  const own = levels[level - 1];
  const after = next && levels[next.level - 1];
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <section className="member-panel vip" aria-label={t('mine')}>
      <p className="vip-mine">
        <span>{t('mine')}</span> <strong>{own?.name ?? t('no_level')}</strong>
      </p>
      {own && (
        <>
          <h3>{t('keep')}</h3>
          <Condition label={t('turnover')} done={turnover} asked={own.turnover} money={money} />
          <Condition label={t('deposit')} done={deposit} asked={own.deposit} money={money} />
          {until !== null && (
            <p className="vip-note">{t('keep_until', { day: day.format(Date.parse(until)) })}</p>
          )}
        </>
      )}
      {after ? (
        <>
          <h3>{t('next', { name: after.name })}</h3>
          <Condition label={t('turnover')} done={turnover} asked={after.turnover} money={money} />
          <Condition label={t('deposit')} done={deposit} asked={after.deposit} money={money} />
          <p className="vip-note">
            {t('missing', { turnover: money(next.turnover), deposit: money(next.deposit) })}
          </p>
        </>
      ) : (
        <p className="vip-note">{t('highest')}</p>
      )}
    </section>
  );
}

function Condition({
  label,
  done,
  asked,
  money,
}: {
  label: string;
  done: string;
  asked: string;
  money: Money;
}) {
  const t = useTranslate('vip');
  if (Number(asked) === 0) return null;
  const words = t('progress', { done: money(done), asked: money(asked) });
  return (
    <div className="vip-progress">
      <span>{label}</span>
      <span>{words}</span>
      <Progress label={label} words={words} part={done} whole={asked} />
    </div>
  );
}

function Level({ level, held, money }: { level: VipLevel; held: number; money: Money }) {
  const t = useTranslate('vip');
  const { language } = usePage();
  const rate = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });
  const asked = [
    ...(Number(level.turnover) > 0 ? [t('asks_turnover', { amount: money(level.turnover) })] : []),
    ...(Number(level.deposit) > 0 ? [t('asks_deposit', { amount: money(level.deposit) })] : []),
  ];
  const gives = [
    ...(level.rebate_plus_bp > 0
      ? [t('gives_rebate', { rate: rate.format(level.rebate_plus_bp / 10_000) })]
      : []),
    ...(Number(level.award) > 0 ? [t('gives_award', { amount: money(level.award) })] : []),
  ];
  return (
    <li className="vip-level" aria-current={level.level === held ? 'true' : undefined}>
      <strong>
        {level.level <= held && <Icon name="check" />} {level.name}
      </strong>
      <span>{asked.join(' · ')}</span>
      <span className="vip-gives">{gives.length > 0 ? gives.join(' · ') : t('gives_nothing')}</span>
    </li>
  );
}
