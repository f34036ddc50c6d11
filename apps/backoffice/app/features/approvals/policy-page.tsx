import { useState } from 'react';
import { Button } from '@halls/ui';
import { reads, useRead } from '#app/api/reads.ts';
import { useSiteName } from '#app/api/sites.ts';
import { writeLimits } from '#app/parts/amount-limits.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { useActionName } from '#app/parts/use-action-name.ts';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { listOf } from '#app/table/list-of.ts';
import { useTranslate } from '#app/texts/texts.ts';
import type { Line } from './policy-line.ts';
import { SetPolicy } from './set-policy.tsx';

/** Which changes want how many other people, and from which amount. */
export function PolicyPage() {
  const t = useTranslate('approvals');
  const [changed, setChanged] = useState<Line | null>(null);
  const columns = useColumns(setChanged);
  const { data, refusal, again } = useRead(reads.of('/change-policy/list', {}));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  const lines = data.list.flatMap((kind) => kind.rules.map((rule) => ({ kind, rule })));
  return (
    <>
      <PageHead title={t('rules')} note={t('rules_note')} />
      <DataTable
        label={t('rules')}
        list={listOf(lines)}
        columns={columns}
        idOf={({ kind, rule }) => `${kind.action} ${rule.site_id}`}
        empty={<p>{t('none')}</p>}
      />
      {changed && <SetPolicy line={changed} onClose={() => setChanged(null)} />}
    </>
  );
}

function useColumns(change: (line: Line) => void): [Column<Line>, ...Column<Line>[]] {
  const t = useTranslate('approvals');
  const p = useTranslate('parts');
  const nameOf = useActionName();
  const siteName = useSiteName();
  const may = useMay();
  return [
    { id: 'what', name: t('what'), cell: ({ kind }) => nameOf(kind.action) },
    {
      id: 'site',
      name: p('site'),
      cell: ({ rule }) => (rule.site_id === null ? t('rule_house') : siteName(rule.site_id)),
    },
    {
      id: 'quorum',
      name: t('rule_quorum'),
      isFigure: true,
      cell: ({ kind, rule }) => Math.max(rule.quorum, kind.at_least),
    },
    {
      id: 'over',
      name: t('rule_over'),
      cell: ({ kind, rule }) =>
        kind.moves_money ? writeLimits(rule.amount_over) || t('rule_any_amount') : '–',
    },
    {
      id: 'hours',
      name: t('rule_hours'),
      isFigure: true,
      cell: ({ rule }) => rule.expires_hours,
    },
    {
      id: 'who',
      name: t('rule_who'),
      cell: ({ kind }) => (
        <>
          {kind.asks}
          <br />
          {kind.agrees}
        </>
      ),
    },
    ...(may('policy.edit', 'house')
      ? [
          {
            id: 'change',
            name: t('rule_change'),
            cell: (line: Line) => <Button onClick={() => change(line)}>{t('rule_change')}</Button>,
          },
        ]
      : []),
  ];
}
