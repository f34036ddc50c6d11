import type { RiskDecision } from '@halls/contract/office';
import { reads, useRead } from '#app/api/reads.ts';
import { Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { RuleHits } from '#app/parts/rule-hits.tsx';
import { RuleOutcome, RuleState } from '#app/parts/rule-state.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { listOf } from '#app/table/list-of.ts';
import { useTranslate } from '#app/texts/texts.ts';
import type { Whom } from './whom.ts';

/** What rules said of the member’s withdrawals, by what. */
export function MemberDecisions({ whom }: { whom: Whom }) {
  const t = useTranslate('risk');
  const columns = useColumns();
  const { data, refusal, again } = useRead(reads.of('/risk/decisions', whom));
  return (
    <Panel title={t('decisions')}>
      {!data &&
        (refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines count={2} />)}
      {data && (
        <DataTable
          label={t('decisions')}
          list={listOf(data.list)}
          columns={columns}
          idOf={({ order_number: order, role }) => `${order} ${role}`}
          empty={<Empty>{t('decisions_none')}</Empty>}
        />
      )}
    </Panel>
  );
}

function useColumns(): [Column<RiskDecision>, ...Column<RiskDecision>[]] {
  const t = useTranslate('risk');
  const p = useTranslate('parts');
  return [
    { id: 'order', name: t('order'), cell: ({ order_number: order }) => order },
    { id: 'at', name: p('at'), cell: ({ at }) => <When at={at} /> },
    {
      id: 'by',
      name: t('judged_by'),
      cell: ({ version, role }) =>
        version === null ? (
          t('no_rules')
        ) : (
          <>
            {t('version', { version })} {role === 'shadow' && <RuleState state="shadow" />}
          </>
        ),
    },
    {
      id: 'outcome',
      name: t('outcome'),
      cell: ({ outcome, score, hits }) => (
        <>
          <RuleOutcome outcome={outcome} /> {t('points', { count: score })}
          <RuleHits hits={hits} />
        </>
      ),
    },
  ];
}
