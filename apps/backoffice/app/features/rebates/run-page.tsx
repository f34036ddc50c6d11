import './rebates.css';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { OfficeRebateDue, OfficeRebateRun } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { useList } from '#app/api/use-list.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { DueLines } from './due-lines.tsx';
import { RunFacts } from './run-facts.tsx';
import { daysOfRun, RunMark } from './run-mark.tsx';

/** One run: what it came to, what can be done to it, and what each member gets. */
export function RunPage() {
  const { siteId, runId } = useParams();
  const asked = { site_id: Number(siteId), run_id: Number(runId) };
  const { data, refusal, again } = useRead(reads.of('/rebate/run', asked));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return <Run siteId={asked.site_id} run={data} />;
}

type Verdict = 'approve' | 'void';

function Run({ siteId, run }: { siteId: number; run: OfficeRebateRun }) {
  const t = useTranslate('rebates');
  const may = useMay()('promotion.approve', siteId);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { kind, currency } = run;
  const title = t('run.title', { kind: t(`kind.${kind}`), currency, days: daysOfRun(run) });
  return (
    <>
      <PageHead
        title={title}
        aside={<RunMark state={run.state} />}
        actions={
          may &&
          run.state === 'calculated' && (
            <>
              <Button onClick={() => setVerdict('void')}>{t('run.void')}</Button>
              <Button kind="action" onClick={() => setVerdict('approve')}>
                {t('run.approve')}
              </Button>
            </>
          )
        }
      />
      <div className="rebates-panels">
        <RunFacts siteId={siteId} run={run} />
        <Members siteId={siteId} run={run} />
      </div>
      {verdict && (
        <CommandDialog<unknown>
          title={`${t(`run.${verdict}`)} · ${title}`}
          note={t(`run.${verdict}_note`)}
          confirm={t(`run.${verdict}`)}
          send={(reason) =>
            api.call('/rebate/run-decide', { site_id: siteId, run_id: run.run_id, verdict, reason })
          }
          onDone={() => void readAgain('/rebate/run', '/rebate/runs', '/rebate/run-members', '/log/list')}
          onClose={() => setVerdict(null)}
        />
      )}
    </>
  );
}

function Members({ siteId, run }: { siteId: number; run: OfficeRebateRun }) {
  const t = useTranslate('rebates');
  const filters: Filter[] = [
    {
      kind: 'choice',
      name: 'only',
      label: t('run.only'),
      choices: (['all', 'differences', 'waiting'] as const).map((value) => ({
        value,
        name: t(`run.only.${value}`),
      })),
      preset: 'all',
    },
  ];
  const { only } = readFilters(filters, useSearchParams()[0]);
  const list = useList('/rebate/run-members', {
    ...{ site_id: siteId, run_id: run.run_id },
    ...((only === 'differences' || only === 'waiting') && { only }),
  });
  return (
    <>
      <FilterBar filters={filters} />
      <DataTable
        label={t('run.members')}
        list={list}
        columns={useColumns(siteId)}
        idOf={(due) => String(due.member_id)}
        renderDetail={(due) => <DueLines siteId={siteId} due={due} />}
        empty={<Empty icon="users">{t('due.none')}</Empty>}
      />
    </>
  );
}

function useColumns(siteId: number): [Column<OfficeRebateDue>, ...Column<OfficeRebateDue>[]] {
  const t = useTranslate('rebates');
  const figure = (id: 'lines_sum' | 'carried_in' | 'amount' | 'carried_on', name: string) => ({
    ...{ id, name, isFigure: true },
    cell: (due: OfficeRebateDue) => <Amount amount={due[id]} currency={due.currency} />,
  });
  return [
    {
      id: 'member',
      name: t('due.member'),
      cell: (due) => (
        <EntityLink target={`member/${due.member_id}`} siteId={siteId} name={due.member_account} />
      ),
    },
    { id: 'state', name: t('run.state'), cell: ({ state }) => t(`due.state.${state}`) },
    figure('lines_sum', t('due.lines')),
    figure('carried_in', t('due.carried_in')),
    figure('amount', t('due.amount')),
    figure('carried_on', t('due.carried_on')),
  ];
}
