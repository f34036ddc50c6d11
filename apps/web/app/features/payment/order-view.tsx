import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Button, Icon, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { useSecondsLeft } from '#app/forms/use-seconds-left.ts';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import type { DepositOrder } from './deposit-reads.ts';
import { lookAgainMs, writeCountdown } from './deposit-rules.ts';
import { InstructionView } from './instruction-view.tsx';
import { isInOwnWindow, leaveWindow } from './leave-window.ts';
import { DepositFacts, DepositState, OrderTimeline } from './order-facts.tsx';
import type { ShownOrder } from './use-order.ts';

/** One deposit as it goes on: what is to be done, what has happened, and in the end the receipt. */
export function OrderView({
  shown: { order, isMissing, isUnreachable },
  words,
  onEnded,
  onDone,
  children,
}: {
  shown: ShownOrder<DepositOrder>;
  words: { missing: string; another: string };
  onEnded: () => void;
  onDone: () => void;
  /** Beside an order that is there. */
  children?: ReactNode;
}) {
  const t = useTranslate('deposit');
  const hasEnded = isMissing || (order !== undefined && lookAgainMs(order.status) === null);
  const end = useEffectEvent(onEnded);
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
  return (
    <div className="deposit">
      {isUnreachable && <FormProblem>{t('unreachable')}</FormProblem>}
      {isMissing && <FormProblem>{words.missing}</FormProblem>}
      {order && <Order order={order} />}
      {order && children}
      {!order && !isMissing && (
        <div className="member-panel deposit-panel" aria-busy="true">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="deposit-skeleton-row" />
          ))}
        </div>
      )}
      <div className="deposit-buttons">
        {hasEnded && order?.received && (
          <Button icon="download" onClick={() => window.print()}>
            {t('print')}
          </Button>
        )}
        <Button kind={hasEnded ? 'accent' : 'quiet'} onClick={onDone}>
          {words.another}
        </Button>
        {isInOwnWindow() && <Button onClick={leaveWindow}>{t('close_window')}</Button>}
      </div>
    </div>
  );
}

function Order({ order }: { order: DepositOrder }) {
  const t = useTranslate('deposit');
  const { instruction, status, expires_at: expiresAt } = order;
  return (
    <>
      <section className="member-panel deposit-panel">
        <div role="status">
          <DepositState order={order} />
        </div>
        {status === 'open' && expiresAt !== null && <Countdown until={expiresAt} />}
        {instruction !== null && <InstructionView order={order} instruction={instruction} />}
        {status === 'open' && instruction !== null && <p className="deposit-note">{t('keeps_looking')}</p>}
      </section>
      <section className="member-panel deposit-panel" aria-label={t('timeline')}>
        <h2>{t('timeline')}</h2>
        <OrderTimeline order={order} />
      </section>
      <section className="member-panel deposit-panel" aria-label={t('details')}>
        <h2>{t('details')}</h2>
        <DepositFacts order={order} />
      </section>
    </>
  );
}

function Countdown({ until }: { until: string }) {
  const t = useTranslate('deposit');
  const { language } = usePage();
  const seconds = useSecondsLeft(Date.parse(until));
  return (
    <p className="deposit-countdown">
      <Icon name="clock" />
      <span>
        {t('pay_until', { time: formatTime(until, language) })}{' '}
        {/* a clock that is read out every second would drown everything else */}
        {seconds > 0 && (
          <strong role="timer" aria-live="off">
            {writeCountdown(seconds)}
          </strong>
        )}
      </span>
    </p>
  );
}
