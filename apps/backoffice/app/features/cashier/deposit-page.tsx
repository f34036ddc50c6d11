import './cashier.css';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { reads, useRead } from '#app/api/reads.ts';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { Age } from './age.tsx';
import { Booked } from './booked.tsx';
import { Claims } from './claims.tsx';
import { DepositCommands } from './deposit-commands.tsx';
import { DepositMark } from './deposit-mark.tsx';
import { DepositSteps } from './deposit-steps.tsx';
import type { Deposit } from './deposit.ts';
import { Refunds } from './refunds.tsx';
import { ToldMessages } from './told-messages.tsx';

/** A deposit: where it stands, how it came there, what its service told, what was booked, and what can be done. */
export function DepositPage() {
  const { siteId, orderNumber = '' } = useParams();
  const asked = { site_id: Number(siteId), order_number: orderNumber };
  const { data, refusal, again } = useRead(reads.of('/cashier/deposit', asked));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return <DepositRecord deposit={data} />;
}

function DepositRecord({ deposit }: { deposit: Deposit }) {
  const t = useTranslate('cashier');
  return (
    <>
      <PageHead
        title={deposit.order_number}
        note={t(`state_note.${deposit.state}`)}
        aside={<DepositMark state={deposit.state} />}
        actions={<DepositCommands deposit={deposit} />}
      />
      <div className="cashier-panels">
        <div className="cashier-column">
          <MoneyFacts deposit={deposit} />
          <Panel title={t('steps')}>
            <DepositSteps deposit={deposit} />
          </Panel>
        </div>
        <div className="cashier-column">
          <ServiceFacts deposit={deposit} />
          <Claims deposit={deposit} />
          <Refunds deposit={deposit} />
          <Booked siteId={deposit.site_id} transactions={deposit.transactions} />
        </div>
        <div className="cashier-wide">
          <ToldMessages messages={deposit.messages} />
        </div>
      </div>
    </>
  );
}

function MoneyFacts({ deposit }: { deposit: Deposit }) {
  const t = useTranslate('cashier');
  const { site_id: siteId, member_id: memberId, currency, asked, received } = deposit;
  const other = (orderNumber: string) => (
    <EntityLink key={orderNumber} target={`deposit/${orderNumber}`} siteId={siteId} name={orderNumber} />
  );
  const facts: (readonly [string, ReactNode])[] = [
    [
      t('member'),
      <EntityLink
        key="member"
        target={`member/${memberId}`}
        siteId={siteId}
        name={deposit.member_account || `#${memberId}`}
      />,
    ],
    [t('asked'), asked === null ? '–' : <Amount key="asked" amount={asked} currency={currency} />],
    [t('received'), received === null ? t('received_none') : <Amount key="received" {...received} />],
    [t('created_at'), <When key="created" at={deposit.created_at} />],
    [t('age'), <Age key="age" since={deposit.changed_at} />],
  ];
  if (deposit.is_fast) facts.push([t('came_by'), t('fast_payment')]);
  if (deposit.follows_order_number !== null) facts.push([t('follows'), other(deposit.follows_order_number)]);
  if (deposit.followed_by.length > 0)
    facts.push([
      t('followed_by'),
      <span key="followed" className="cashier-lines">
        {deposit.followed_by.map(other)}
      </span>,
    ]);
  return (
    <Panel title={t('money')}>
      <Facts facts={facts} />
    </Panel>
  );
}

function ServiceFacts({ deposit }: { deposit: Deposit }) {
  const t = useTranslate('cashier');
  const { expires_at: expiresAt, next_ask_at: nextAskAt, refusal_code: refusalCode } = deposit;
  const refusals = deposit.refusals.map((each) => `${each.psp_id} · ${each.refusal_code}`).join(', ');
  return (
    <Panel title={t('service')}>
      <Facts
        facts={[
          [t('service'), `${deposit.psp_id} · ${deposit.method}`],
          [t('psp_ref'), deposit.psp_ref ?? '–'],
          [t('reference'), deposit.reference ?? '–'],
          [t('payment_ref'), deposit.payment_ref ?? '–'],
          ...(refusalCode === null ? [] : [[t('refusal_code'), refusalCode] as const]),
          ...(refusals === '' ? [] : [[t('refused_before'), refusals] as const]),
          [t('expires_at'), expiresAt === null ? '–' : <When key="expires" at={expiresAt} />],
          [t('next_ask_at'), nextAskAt === null ? t('never_asked') : <When key="next" at={nextAskAt} />],
          [t('ask_attempts'), deposit.ask_attempts],
        ]}
      />
    </Panel>
  );
}
