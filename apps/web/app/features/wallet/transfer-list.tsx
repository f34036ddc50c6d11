import type { AwaitedReturn, Transfer } from '@halls/contract/wallet';
import type { Currency } from '@halls/contract';
import { Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { MemberMoney } from '#app/member/member-money.tsx';
import { formatClock, formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import type { Trace } from './next-look.ts';

/** Each transfer under way with its next step, and the latest that have ended. */
export function TransferList({ trace }: { trace: Trace | undefined }) {
  const t = useTranslate('my_wallet');
  return (
    <>
      <section className="member-panel my-wallet-panel" aria-labelledby="my-wallet-under-way">
        <h2 id="my-wallet-under-way">{t('under_way')}</h2>
        {trace && trace.under_way.length + trace.awaited.length === 0 && (
          <p className="my-wallet-calm">
            <Icon name="check" />
            {t('under_way_none')}
          </p>
        )}
        {trace && (
          <ul role="status" className="my-wallet-transfers">
            {trace.under_way.map((transfer) => (
              <TransferRow key={transfer.order_number} transfer={transfer} currency={trace.currency} />
            ))}
            {trace.awaited.map((awaited) => (
              <AwaitedRow key={awaited.gp_id} awaited={awaited} />
            ))}
          </ul>
        )}
      </section>
      {trace && trace.ended.length > 0 && (
        <section className="member-panel my-wallet-panel" aria-labelledby="my-wallet-ended">
          <h2 id="my-wallet-ended">{t('ended')}</h2>
          <ul className="my-wallet-transfers">
            {trace.ended.map((transfer) => (
              <TransferRow key={transfer.order_number} transfer={transfer} currency={trace.currency} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function TransferRow({ transfer, currency }: { transfer: Transfer; currency: Currency }) {
  const t = useTranslate('my_wallet');
  const { language } = usePage();
  const { direction, gp_name: provider, amount, state } = transfer;
  return (
    <li className="my-wallet-transfer">
      <div className="my-wallet-transfer-head">
        <strong>{t(direction, { provider })}</strong>
        {amount === null ? (
          <span>{t('amount_all')}</span>
        ) : (
          <MemberMoney amount={amount} currency={currency} />
        )}
      </div>
      <p>
        <span className={`my-wallet-state my-wallet-state-${state}`}>{t(`state.${state}`)}</span>{' '}
        <time dateTime={transfer.created_at}>{formatTime(transfer.created_at, language)}</time>
      </p>
      <NextStep transfer={transfer} />
      <p className="my-wallet-order">{t('order', { number: transfer.order_number })}</p>
    </li>
  );
}

function NextStep({ transfer }: { transfer: Transfer }) {
  const t = useTranslate('my_wallet');
  const { language } = usePage();
  const { state, reason, gp_name: provider, next_attempt_at: next, attempts } = transfer;
  if (reason) return <p>{t(`reason.${reason}`)}</p>;
  if (next === null) return null;
  const time = formatClock(next, language);
  return (
    <p>
      {state === 'unknown' ? t('step.unknown', { provider, time }) : t('step.sending', { provider, time })}{' '}
      {attempts > 0 && t('asked', { count: attempts })}
    </p>
  );
}

function AwaitedRow({ awaited: { gp_name: provider, due_at: due } }: { awaited: AwaitedReturn }) {
  const t = useTranslate('my_wallet');
  const { language } = usePage();
  return (
    <li className="my-wallet-transfer">
      <strong>{t('from_provider', { provider })}</strong>
      <p>{t('awaited', { provider, time: formatClock(due, language) })}</p>
    </li>
  );
}
