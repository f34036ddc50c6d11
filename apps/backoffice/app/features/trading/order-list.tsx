import type { DeskOrder, DeskOrderState } from '@halls/contract/office';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import type { TradedMarket } from './match-marks.tsx';
import { basisText, shiftText } from './trading-figures.ts';

const tones: Readonly<Record<DeskOrderState, Tone>> = { waiting: 'waiting', done: 'good', refused: 'bad' };

const refusals = [
  'match_unknown',
  'market_unknown',
  'outcome_unknown',
  'outcome_missing',
  'no_desk',
] as const;

/** What was ordered of a match, the newest first. */
export function OrderList({
  orders,
  markets,
}: {
  orders: readonly DeskOrder[];
  markets: readonly TradedMarket[];
}) {
  const t = useTranslate('trading');
  if (orders.length === 0) return <Empty icon="list">{t('orders_none')}</Empty>;
  return (
    <ol className="trading-orders">
      {orders.map((order) => (
        <Order
          key={order.order_id}
          order={order}
          market={markets.find(({ market_id: id }) => id === order.market_id)}
        />
      ))}
    </ol>
  );
}

function Order({ order, market }: { order: DeskOrder; market: TradedMarket | undefined }) {
  const t = useTranslate('trading');
  const { asked_by: by, change_request_id: requestId, refusal } = order;
  const known = refusals.find((word) => word === refusal);
  return (
    <li>
      <StatusMark tone={tones[order.state]}>{t(`order_state.${order.state}`)}</StatusMark>
      {refusal !== null && (
        <small className="trading-small">{known ? t(`order_refusal.${known}`) : refusal}</small>
      )}
      <span>
        <strong>{t(`order.${order.kind}`)}</strong> ·{' '}
        {order.market_id === null ? t('whole_match') : (market?.name ?? order.market_id)}
        {useWhat(order, market)}
      </span>
      <span>
        <EntityLink target={`operator/${by.operator_id}`} siteId={null} name={by.account} />
        {': '}
        {order.reason}
      </span>
      {requestId !== null && (
        <EntityLink
          target={`change_request/${requestId}`}
          siteId={null}
          name={t('request', { id: requestId })}
        />
      )}
      <When at={order.asked_at} />
    </li>
  );
}

function useWhat(order: DeskOrder, market: TradedMarket | undefined): string {
  const t = useTranslate('trading');
  const nameOf = (outcome: string): string =>
    market?.outcomes.find((one) => one.outcome === outcome)?.name ?? outcome;
  if (order.kind === 'price') {
    const margin = order.margin_bp === null ? t('order_back') : basisText(order.margin_bp);
    const shift = order.shift && `${nameOf(order.shift.outcome)} ${shiftText(order.shift.bp)}`;
    return `: ${[t('margin', { margin }), shift].filter(Boolean).join(', ')}`;
  }
  if (order.kind !== 'settle') return '';
  if (!order.results) return `: ${t('order_feed')}`;
  return `: ${order.results.map(({ outcome, result }) => `${nameOf(outcome)} ${t(`result.${result}`)}`).join(', ')}`;
}
