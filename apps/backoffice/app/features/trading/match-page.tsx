import './trading.css';
import { Link, useParams, useSearchParams } from 'react-router';
import type { OfficeCalls } from '@halls/contract/office';
import { buttonClass } from '@halls/ui';
import { reads, useRead } from '#app/api/reads.ts';
import { useReadAgain } from '#app/api/use-read-again.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { DeskTabs } from './desk-tabs.tsx';
import { HoldButton } from './hold-button.tsx';
import { Liability } from './liability.tsx';
import { MarketCard } from './market-card.tsx';
import { MatchMarks, type TradedMarket } from './match-marks.tsx';
import { OrderList } from './order-list.tsx';

type Shown = OfficeCalls['/trading/match']['data'];

const lookAgainMs = 2_000;
const shows = ['main', 'open', 'bet', 'touched'] as const;

/** One match as those see it who trade it. */
export function MatchPage() {
  const { gpId = '', matchId = '' } = useParams();
  const asked = { gp_id: gpId, match_id: matchId };
  const { data, refusal, again } = useRead(reads.of('/trading/match', asked), { keepsLast: true });
  useReadAgain(true, lookAgainMs, '/trading/match');
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return (
    <>
      <MatchHead gpId={gpId} match={data.seen.match} />
      <DeskTabs gpId={gpId} />
      {refusal && <ReadProblem message={refusal.message} again={again} />}
      <Markets gpId={gpId} shown={data} />
    </>
  );
}

function MatchHead({ gpId, match }: { gpId: string; match: Shown['seen']['match'] }) {
  const t = useTranslate('trading');
  const may = useMay();
  const { match_id: matchId, score, clock, status, is_season: isSeason } = match;
  const goals = isSeason || status === 'not_started' ? '' : ` ${score.home}:${score.away}`;
  return (
    <PageHead
      title={`${match.home} – ${match.away}${goals}`}
      aside={<MatchMarks match={match} />}
      note={
        <span className="trading-head">
          {match.league}
          {clock !== null && status === 'live' && <strong>{clock}</strong>}
          <When at={match.kicks_off_at} />
          <Liability part={match.liability} whole={match.liability_cap} />
        </span>
      }
      actions={
        <>
          <Link className={buttonClass()} to={`/trading/${gpId}/tickets?match=${matchId}`}>
            {t('tickets_of')}
          </Link>
          {may('trading.work', 'house') && (
            <HoldButton place={{ gpId, matchId, market: null }} isHeld={match.is_held} />
          )}
        </>
      }
    />
  );
}

function Markets({ gpId, shown }: { gpId: string; shown: Shown }) {
  const t = useTranslate('trading');
  const filters: Filter[] = [
    {
      ...{ kind: 'choice', name: 'show', label: t('show') },
      choices: shows.map((value) => ({ value, name: t(`show.${value}`) })),
    },
  ];
  const { show } = readFilters(filters, useSearchParams()[0]);
  const { match, markets } = shown.seen;
  const chosen = markets.filter((market) => isShown(market, show));
  return (
    <div className="trading-blocks">
      <FilterBar filters={filters} />
      {chosen.length === 0 && <Empty icon="chart">{t('markets_none')}</Empty>}
      <div className="trading-markets">
        {chosen.map((market) => (
          <MarketCard key={market.market_id} gpId={gpId} matchId={match.match_id} market={market} />
        ))}
      </div>
      <Panel title={t('orders')}>
        <OrderList orders={shown.orders} markets={markets} />
      </Panel>
    </div>
  );
}

function isShown(market: TradedMarket, show: string | undefined): boolean {
  if (show === 'main') return market.is_main;
  if (show === 'open') return market.status === 'active' || market.status === 'suspended';
  if (show === 'bet') return market.outcomes.some(({ open_tickets: count }) => count > 0);
  if (show === 'touched')
    return (
      market.is_held ||
      market.is_settled_by_desk ||
      market.shift !== null ||
      market.margin_bp !== market.usual_margin_bp
    );
  return true;
}
