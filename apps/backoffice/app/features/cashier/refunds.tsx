import '#app/parts/step.css';
import './cashier.css';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { Panel } from '#app/parts/panel.tsx';
import { When } from '#app/parts/when.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import type { Deposit } from './deposit.ts';
import { RefundMark } from './refund-mark.tsx';

/** What the house has given back of a deposit, or is about to. */
export function Refunds({ deposit: { refunds } }: { deposit: Deposit }) {
  const t = useTranslate('cashier');
  if (refunds.length === 0) return null;
  return (
    <Panel title={t('refunds')}>
      <ol>
        {refunds.map((refund) => (
          <li key={refund.refund_id} className="step">
            <When at={refund.ended_at ?? refund.asked_at} />
            <strong>
              <Amount amount={refund.amount} currency={refund.currency} />
            </strong>
            <RefundMark state={refund.state} />
            <div className="step-note cashier-lines">
              <p>{[refund.refund_id, refund.psp_ref, refund.refusal_code].filter(Boolean).join(' · ')}</p>
              {refund.refund_ref !== null && <p>{t('refund_under', { reference: refund.refund_ref })}</p>}
              <p>
                <strong>{refund.decision.operator.account}</strong> {refund.decision.reason}
              </p>
              <EntityLink
                target={`change_request/${refund.decision.change_request_id}`}
                siteId={null}
                name={t('request', { id: refund.decision.change_request_id })}
              />
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
