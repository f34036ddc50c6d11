import '#app/parts/step.css';
import './cashier.css';
import { useState } from 'react';
import { Button } from '@halls/ui';
import { Amount } from '#app/parts/amount.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import type { Deposit } from './deposit.ts';
import { WonBack } from './won-back.tsx';

/** What was taken back of a deposit, each time, and what its member owes. */
export function Claims({ deposit }: { deposit: Deposit }) {
  const t = useTranslate('cashier');
  const may = useMay();
  const [open, setOpen] = useState<Deposit['reversals'][number] | null>(null);
  const { reversals, owes, currency, site_id: siteId } = deposit;
  if (reversals.length === 0) return null;
  return (
    <Panel title={t('claims')}>
      <ol>
        {reversals.map((reversal) => (
          <li key={reversal.reversal_ref} className="step">
            <When at={reversal.told_at} />
            <strong>
              <Amount amount={reversal.amount} currency={reversal.currency} />
            </strong>
            <span>{t(`claim_cause.${reversal.cause}`)}</span>
            <div className="step-note cashier-lines">
              <p>{t(`claim_state.${reversal.state}`)}</p>
              <p>
                {t('claim_owed')}: <Amount amount={reversal.owed} currency={reversal.currency} />
              </p>
              <p>
                {reversal.reversal_ref}
                {reversal.reason !== '' && ` · ${reversal.reason}`}
              </p>
              {reversal.won_back && (
                <p>
                  <When at={reversal.won_back.at} />{' '}
                  {t('claim_won_under', { reference: reversal.won_back.reference })}
                </p>
              )}
              {reversal.state === 'taken' && may('cashier.work', siteId) && (
                <div className="cashier-buttons">
                  <Button onClick={() => setOpen(reversal)}>{t('won_back')}</Button>
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
      <Facts facts={[[t('owes'), <Amount key="owes" amount={owes} currency={currency} />]]} />
      {open && <WonBack deposit={deposit} reversal={open} onClose={() => setOpen(null)} />}
    </Panel>
  );
}
