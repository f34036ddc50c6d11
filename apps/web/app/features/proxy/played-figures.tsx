import { localeOf } from '@halls/contract';
import type { PlayedBelow } from '@halls/contract/agent';
import { useTranslate } from '@halls/web-kit';
import { MemberMoney } from '#app/member/member-money.tsx';
import { usePage } from '#app/page/page-context.ts';

/** What was played, in one currency. */
export function PlayedFigures({ played }: { played: PlayedBelow }) {
  const t = useTranslate('proxy');
  const { language } = usePage();
  const { currency } = played;
  return (
    <dl className="proxy-amounts">
      <div>
        <dt className="proxy-note">{t('figures.rounds')}</dt>
        <dd>{new Intl.NumberFormat(localeOf(language)).format(played.rounds)}</dd>
      </div>
      {(['stake', 'payout', 'result', 'valid_turnover'] as const).map((name) => (
        <div key={name}>
          <dt className="proxy-note">{t(`figures.${name}`)}</dt>
          <dd>
            <MemberMoney amount={played[name]} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
