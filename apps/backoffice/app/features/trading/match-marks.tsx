import type { OfficeCalls } from '@halls/contract/office';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

export type TradedMatch = OfficeCalls['/trading/board']['data']['matches'][number];
export type TradedMarket = OfficeCalls['/trading/match']['data']['seen']['markets'][number];

const matchTones: Readonly<Record<TradedMatch['status'], Tone>> = {
  not_started: 'waiting',
  live: 'good',
  ended: 'quiet',
  postponed: 'bad',
  abandoned: 'bad',
  cancelled: 'bad',
};
const marketTones: Readonly<Record<TradedMarket['status'], Tone>> = {
  active: 'good',
  inactive: 'quiet',
  suspended: 'waiting',
  handed_over: 'waiting',
  settled: 'quiet',
  cancelled: 'bad',
};

/** How a match stands, by the feed and by the desk. */
export function MatchMarks({ match }: { match: TradedMatch }) {
  const t = useTranslate('trading');
  return (
    <span className="trading-marks">
      <StatusMark tone={matchTones[match.status]}>{t(`status.${match.status}`)}</StatusMark>
      {match.is_held && (
        <StatusMark tone="bad" icon="shield">
          {t('held')}
        </StatusMark>
      )}
      {match.is_stopped && match.status === 'live' && <StatusMark tone="waiting">{t('stopped')}</StatusMark>}
    </span>
  );
}

export function MarketMarks({ market }: { market: TradedMarket }) {
  const t = useTranslate('trading');
  return (
    <span className="trading-marks">
      <StatusMark tone={marketTones[market.status]}>{t(`market_status.${market.status}`)}</StatusMark>
      {market.is_held && (
        <StatusMark tone="bad" icon="shield">
          {t('held')}
        </StatusMark>
      )}
      {market.is_settled_by_desk && <StatusMark tone="waiting">{t('by_desk')}</StatusMark>}
    </span>
  );
}
