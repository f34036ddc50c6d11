import './cashier.css';
import type { OfficeCalls } from '@halls/contract/office';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { Panel } from '#app/parts/panel.tsx';
import { When } from '#app/parts/when.tsx';
import { useTranslate } from '#app/texts/texts.ts';

type Transaction = OfficeCalls['/cashier/deposit']['data']['transactions'][number];

/** What was booked for an order, leg by leg. */
export function Booked({ siteId, transactions }: { siteId: number; transactions: readonly Transaction[] }) {
  const t = useTranslate('cashier');
  const l = useTranslate('ledger');
  return (
    <Panel title={t('booked')}>
      {transactions.length === 0 && <p>{t('booked_none')}</p>}
      {transactions.map(({ transaction_id: id, at, legs }) => (
        <table key={id} className="cashier-legs">
          <caption>
            <EntityLink target={`ledger_transaction/${id}`} siteId={siteId} name={`#${id}`} />{' '}
            <When at={at} />
          </caption>
          <tbody>
            {legs.map(({ account, amount, currency }) => (
              <tr key={account}>
                <th scope="row">{l(`account.${account}`)}</th>
                <td>
                  <Amount amount={amount} currency={currency} isChange />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Panel>
  );
}
