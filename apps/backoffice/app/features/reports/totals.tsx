import './totals.css';
import type { OfficeCalls } from '@halls/contract/office';
import { Amount } from '#app/parts/amount.tsx';
import { Count } from '#app/parts/count.tsx';
import { Percent } from '#app/parts/percent.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import type { Players } from './players.tsx';
import { shareOf } from './share-of.ts';

type Total = OfficeCalls['/report/figures']['data']['totals'][number];

/** What all of a report comes to, a line for each currency. */
export function Totals({ totals, players }: { totals: readonly Total[]; players: Players['totals'] }) {
  if (totals.length === 0) return null;
  return (
    <ul className="report-totals">
      {totals.map((total) => (
        <li key={total.currency}>
          <TotalLine
            total={total}
            members={players?.find(({ currency }) => currency === total.currency)?.members}
          />
        </li>
      ))}
    </ul>
  );
}

function TotalLine({ total, members }: { total: Total; members: number | undefined }) {
  const t = useTranslate('reports');
  const { currency } = total;
  return (
    <dl className="report-total" aria-label={currency}>
      <div className="report-figure">
        <dt>
          {t('ggr')} · {currency}
        </dt>
        <dd className="report-figure-first">
          <Amount amount={total.ggr} currency={currency} />
        </dd>
      </div>
      <div className="report-figure">
        <dt>{t('share')}</dt>
        <dd>
          <Percent value={shareOf(total.ggr, total.turnover)} />
        </dd>
      </div>
      <div className="report-figure">
        <dt>{t('turnover')}</dt>
        <dd>
          <Amount amount={total.turnover} currency={currency} />
        </dd>
      </div>
      <div className="report-figure">
        <dt>{t('valid_turnover')}</dt>
        <dd>
          <Amount amount={total.valid_turnover} currency={currency} />
        </dd>
      </div>
      <div className="report-figure">
        <dt>{t('rounds')}</dt>
        <dd>
          <Count value={total.rounds} />
        </dd>
      </div>
      <div className="report-figure">
        <dt>{t('members')}</dt>
        <dd>{members === undefined ? '–' : <Count value={members} />}</dd>
      </div>
    </dl>
  );
}
