import '#app/parts/step.css';
import './cashier.css';
import { useParams } from 'react-router';
import { reads, useRead } from '#app/api/reads.ts';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { RuleHits } from '#app/parts/rule-hits.tsx';
import { RuleOutcome } from '#app/parts/rule-state.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { Age } from './age.tsx';
import { Booked } from './booked.tsx';
import { ToldMessages } from './told-messages.tsx';
import { WithdrawalCommands } from './withdrawal-commands.tsx';
import { WithdrawalMark } from './withdrawal-mark.tsx';
import type { Withdrawal } from './withdrawal.ts';

/** A withdrawal: where it stands, how it came there, who was asked to pay it, what was booked, and what can be done. */
export function WithdrawalPage() {
  const { siteId, orderNumber = '' } = useParams();
  const asked = { site_id: Number(siteId), order_number: orderNumber };
  const { data, refusal, again } = useRead(reads.of('/cashier/withdrawal', asked));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return <WithdrawalRecord withdrawal={data} />;
}

function WithdrawalRecord({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslate('cashier');
  const mayReadRisk = useMay()('risk.read', withdrawal.site_id);
  return (
    <>
      <PageHead
        title={withdrawal.order_number}
        note={t(`out_note.${withdrawal.state}`)}
        aside={<WithdrawalMark state={withdrawal.state} />}
        actions={<WithdrawalCommands withdrawal={withdrawal} />}
      />
      <div className="cashier-panels">
        <div className="cashier-column">
          <MoneyFacts withdrawal={withdrawal} />
          <Panel title={t('steps')}>
            <Steps withdrawal={withdrawal} />
          </Panel>
        </div>
        <div className="cashier-column">
          {mayReadRisk && <Judged withdrawal={withdrawal} />}
          <Attempts withdrawal={withdrawal} />
          <Booked siteId={withdrawal.site_id} transactions={withdrawal.transactions} />
        </div>
        <div className="cashier-wide">
          <ToldMessages messages={withdrawal.messages} />
        </div>
      </div>
    </>
  );
}

function MoneyFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslate('cashier');
  const { site_id: siteId, member_id: memberId, account, next_at: nextAt } = withdrawal;
  const name = withdrawal.member_account || `#${memberId}`;
  return (
    <Panel title={t('money')}>
      <Facts
        facts={[
          [
            t('member'),
            <EntityLink key="member" target={`member/${memberId}`} siteId={siteId} name={name} />,
          ],
          [t('amount'), <Amount key="amount" amount={withdrawal.amount} currency={withdrawal.currency} />],
          [t('paid_to'), `${withdrawal.bank_name} ···· ${withdrawal.number_end}`],
          [t('account_added'), <When key="added" at={account.added_at} />],
          ...(account.is_removed ? [[t('account'), t('account_removed')] as const] : []),
          [t('created_at'), <When key="created" at={withdrawal.created_at} />],
          [t('age'), <Age key="age" since={withdrawal.changed_at} />],
          [t('next_at'), nextAt === null ? '–' : <When key="next" at={nextAt} />],
        ]}
      />
    </Panel>
  );
}

/** How it came to where it stands: when, by whom, why. */
function Steps({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslate('cashier');
  return (
    <ol>
      {withdrawal.steps.map(({ at, state, actor, cause, decision }) => (
        <li key={at + state} className="step">
          <When at={at} />
          <WithdrawalMark state={state} />
          <strong>{decision?.operator.account ?? t(`actor.${actor as 'member'}`)}</strong>
          <span>{t(`out_cause.${cause}`)}</span>
          {decision && (
            <div className="step-note cashier-lines">
              <p>{decision.reason}</p>
              <EntityLink
                target={`change_request/${decision.change_request_id}`}
                siteId={null}
                name={t('request', { id: decision.change_request_id })}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What the site’s rules said of it, by what. */
function Judged({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslate('risk');
  const { site_id, member_id, order_number } = withdrawal;
  const { data, refusal, again } = useRead(reads.of('/risk/decisions', { site_id, member_id, order_number }));
  const decision = data?.list.find(({ role }) => role === 'live');
  return (
    <Panel title={t('decided_by_rules')}>
      {!data &&
        (refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines count={2} />)}
      {data && !decision && <p>{t('not_judged')}</p>}
      {decision && (
        <>
          <p>
            {decision.version === null ? t('no_rules') : t('version', { version: decision.version })} ·{' '}
            <RuleOutcome outcome={decision.outcome} /> {t('points', { count: decision.score })}
          </p>
          <RuleHits hits={decision.hits} />
        </>
      )}
    </Panel>
  );
}

/** Each time that a service was asked to pay. */
function Attempts({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslate('cashier');
  return (
    <Panel title={t('attempts')}>
      {withdrawal.attempts.length === 0 && <p>{t('attempts_none')}</p>}
      <ol>
        {withdrawal.attempts.map((each) => (
          <li key={each.attempt} className="step">
            <When at={each.sent_at} />
            <WithdrawalMark state={each.state} />
            <strong>{each.psp_id}</strong>
            <span>
              {each.psp_ref ?? '–'}
              {each.refusal_code !== null && ` · ${each.refusal_code}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
