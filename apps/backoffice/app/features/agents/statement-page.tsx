import './agents.css';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Currency } from '@halls/contract';
import { memberlessKinds, type CommissionLineShown } from '@halls/contract/agent';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { AdjustMonth } from './adjust-month.tsx';
import { PlanShown } from './plan-shown.tsx';

interface Of {
  site_id: number;
  period_id: number;
  member_id: number;
}

/** What an agent has earned in a month: its lines, their members, and the days of these. */
export function StatementPage() {
  const t = useTranslate('agents');
  const params = useParams();
  const of: Of = {
    ...{ site_id: Number(params.siteId), period_id: Number(params.periodId) },
    member_id: Number(params.memberId),
  };
  const may = useMay()('agent.work', of.site_id);
  const [asked, setAsked] = useState<'release' | 'adjust' | null>(null);
  const { data, refusal, again } = useRead(reads.of('/agent/period-statement', of));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  const { statement, plan, lines } = data;
  const mayRelease = may && statement.state === 'held' && ['approved', 'paid'].includes(data.period_state);
  return (
    <>
      <PageHead
        title={`${statement.agent.member_account} · ${statement.month.slice(0, 7)}`}
        note={
          <>
            <Amount amount={statement.amount} currency={statement.currency} /> ·{' '}
            {t(`statement.state.${statement.state}`)}
            {statement.held_for.map((reason) => (
              <span key={reason}> · {t(`statement.held.${reason}`)}</span>
            ))}
          </>
        }
        actions={
          <>
            {mayRelease && <Button onClick={() => setAsked('release')}>{t('statement.release')}</Button>}
            {may && data.period_state === 'paid' && (
              <Button onClick={() => setAsked('adjust')}>{t('statement.adjust')}</Button>
            )}
          </>
        }
      />
      <div className="agents-panels">
        {lines.map((line) => (
          <Line key={line.seq} of={of} line={line} currency={statement.currency} />
        ))}
        {plan ? (
          <Panel title={`${plan.name} · ${plan.version}`}>
            <PlanShown plan={plan} />
          </Panel>
        ) : (
          <Panel title={t('plan.no_plan')}>{t('statement.no_plan')}</Panel>
        )}
      </div>
      {asked === 'adjust' && <AdjustMonth of={of} onClose={() => setAsked(null)} />}
      {asked === 'release' && (
        <CommandDialog
          title={t('statement.release')}
          note={t('statement.release_note')}
          needsAnother
          confirm={t('move_ask')}
          send={(reason) => api.call('/agent/release-statement', { ...of, reason })}
          onDone={() => void readAgain('/agent/period-statement', '/change-request/list', '/log/list')}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function Line({ of, line, currency }: { of: Of; line: CommissionLineShown; currency: Currency }) {
  const t = useTranslate('agents');
  const [isOpen, setOpen] = useState(false);
  const money = (amount: string) => <Amount amount={amount} currency={currency} />;
  if (memberlessKinds.some((kind) => kind === line.kind))
    return (
      <Panel title={t(`plan.kind.${line.kind}`)}>
        <Facts
          facts={[
            line.kind === 'carry'
              ? [`${t('statement.goes_on')}, ${t(`plan.pool.${line.pool}`)}`, money(line.base)]
              : [t('statement.amount'), money(line.amount)],
            ...(line.kind === 'adjustment'
              ? [[t('statement.corrects'), `${line.month.slice(0, 7)} · ${line.note}`] as const]
              : []),
          ]}
        />
      </Panel>
    );
  const name = `${t(`plan.kind.${line.kind}`)} · ${t(`plan.pool.${line.pool}`)} · ${line.source.account}`;
  return (
    <Panel title={name}>
      <div className="agents-body">
        <Facts
          facts={[
            ...line.terms.map((term) => [t(`statement.term.${term.name}`), money(term.amount)] as const),
            [t('statement.base'), money(line.base)],
            [t('plan.rate'), `${line.rate_bp / 100}%`],
            [t('statement.amount'), money(line.amount)],
          ]}
        />
        <p>
          <Button
            aria-expanded={isOpen}
            aria-label={`${t('members')}: ${name}`}
            onClick={() => setOpen(!isOpen)}
          >
            {t('members')}
          </Button>
        </p>
        {isOpen && <Members of={of} seq={line.seq} currency={currency} />}
      </div>
    </Panel>
  );
}

function Members({ of, seq, currency }: { of: Of; seq: number; currency: Currency }) {
  const t = useTranslate('agents');
  return (
    <DataTable
      label={t('members')}
      list={useList('/agent/period-members', { ...of, seq })}
      columns={useMemberColumns(currency)}
      idOf={(member) => String(member.member_id)}
      renderDetail={(member) => (
        <>
          <EntityLink target={`member/${member.member_id}`} siteId={of.site_id} name={member.account} />
          <Days of={of} seq={seq} memberId={member.member_id} currency={currency} />
        </>
      )}
      empty={<Empty icon="users">{t('statement.no_members')}</Empty>}
    />
  );
}

type LineMember = ItemOf<'/agent/period-members'>;

function useMemberColumns(currency: Currency): [Column<LineMember>, ...Column<LineMember>[]] {
  const t = useTranslate('agents');
  const figure = (name: 'stake' | 'payout' | 'valid_turnover' | 'cost'): Column<LineMember> => ({
    ...{ id: name, name: t(`statement.term.${name}`), isFigure: true },
    cell: (member) => <Amount amount={member[name]} currency={currency} />,
  });
  return [
    { id: 'account', name: t('account'), cell: (member) => member.account },
    figure('stake'),
    figure('payout'),
    figure('valid_turnover'),
    figure('cost'),
  ];
}

function Days({
  of,
  seq,
  memberId,
  currency,
}: {
  of: Of;
  seq: number;
  memberId: number;
  currency: Currency;
}) {
  const t = useTranslate('agents');
  const { data, refusal, again } = useRead(
    reads.of('/agent/period-days', { ...of, seq, below_id: memberId }),
  );
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return (
    <Facts
      facts={data.list.map((day) => [
        `${day.day} · ${day.gp_id}${day.is_late === 1 ? ` · ${t('statement.late')}` : ''}`,
        <span key={`${day.day} ${day.gp_id}`}>
          <Amount amount={day.stake} currency={currency} /> −{' '}
          <Amount amount={day.payout} currency={currency} />
          {' · '}
          {t('statement.term.valid_turnover')} <Amount amount={day.valid_turnover} currency={currency} />
        </span>,
      ])}
    />
  );
}
