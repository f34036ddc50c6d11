import '#app/parts/step.css';
import './cashier.css';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { When } from '#app/parts/when.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { DepositMark } from './deposit-mark.tsx';
import type { Deposit } from './deposit.ts';

type Decision = NonNullable<Deposit['steps'][number]['decision']>;

/** How a deposit came to where it stands: when, by whom, why. */
export function DepositSteps({ deposit }: { deposit: Deposit }) {
  const t = useTranslate('cashier');
  return (
    <ol>
      {deposit.steps.map((step) => (
        <li key={step.at + step.state} className="step">
          <When at={step.at} />
          <DepositMark state={step.state} />
          <strong>{step.decision?.operator.account ?? t(`actor.${step.actor as 'member'}`)}</strong>
          <span>{t(`cause.${step.cause}`)}</span>
          {step.decision && <Decided decision={step.decision} />}
        </li>
      ))}
    </ol>
  );
}

function Decided({ decision }: { decision: Decision }) {
  const t = useTranslate('cashier');
  const { reason, change_request_id: requestId, return_reference: reference } = decision;
  return (
    <div className="step-note cashier-lines">
      <p>{reason}</p>
      {reference !== null && <p>{t('returned_under', { reference })}</p>}
      {requestId !== null && (
        <EntityLink
          target={`change_request/${requestId}`}
          siteId={null}
          name={t('request', { id: requestId })}
        />
      )}
    </div>
  );
}
