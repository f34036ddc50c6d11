import { Link, useSearchParams } from 'react-router';
import { buttonClass } from '@halls/ui';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { useSiteName, useSites } from '#app/api/sites.ts';
import { Amount } from '#app/parts/amount.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { RequestStateMark, requestStates, type RequestState } from '#app/parts/request-state.tsx';
import { useActionName } from '#app/parts/use-action-name.ts';
import { When } from '#app/parts/when.tsx';
import { Views } from '#app/records/views.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';

type Line = ItemOf<'/change-request/list'>;

/** What waits for a second person, and what became of what has waited. */
export function ApprovalList() {
  const t = useTranslate('approvals');
  const may = useMay();
  const filters = useFilters();
  const { state, mine, site } = readFilters(filters, useSearchParams()[0]);
  const list = useList('/change-request/list', {
    ...(state !== 'any' && { state: state as RequestState }),
    ...(mine && { mine_to_vote: true }),
    ...(site && { site_id: Number(site) }),
  });
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        actions={
          may('policy.read', 'house') && (
            <Link className={buttonClass({ kind: 'plain' })} to="/approvals/rules">
              {t('rules')}
            </Link>
          )
        }
      />
      <Views list="approvals" />
      <FilterBar filters={filters} />
      <DataTable
        label={t('title')}
        list={list}
        columns={useColumns()}
        idOf={(line) => String(line.change_request_id)}
        to={(line) => `/approvals/${line.change_request_id}`}
        empty={<Empty icon="check">{state === 'pending' ? t('none_pending') : t('none')}</Empty>}
      />
    </>
  );
}

function useFilters(): Filter[] {
  const t = useTranslate('approvals');
  const p = useTranslate('parts');
  const sites = useSites() ?? [];
  return [
    {
      kind: 'choice',
      name: 'state',
      label: t('state'),
      preset: 'pending',
      choices: [
        ...requestStates.map((state) => ({ value: state, name: t(`state.${state}`) })),
        { value: 'any', name: p('filters.all') },
      ],
    },
    { kind: 'choice', name: 'mine', label: t('vote'), choices: [{ value: '1', name: t('mine') }] },
    {
      kind: 'choice',
      name: 'site',
      label: p('site'),
      choices: sites.map(({ site_id, name }) => ({ value: String(site_id), name })),
    },
  ];
}

function useColumns(): [Column<Line>, ...Column<Line>[]] {
  const t = useTranslate('approvals');
  const p = useTranslate('parts');
  const nameOf = useActionName();
  const siteName = useSiteName();
  return [
    { id: 'what', name: t('what'), cell: (line) => `#${line.change_request_id} ${nameOf(line.action)}` },
    { id: 'whom', name: t('whom'), cell: (line) => line.target_name || line.target },
    {
      id: 'amount',
      name: p('amount'),
      isFigure: true,
      cell: ({ amount, currency }) =>
        amount !== null && currency !== null ? <Amount amount={amount} currency={currency} isChange /> : '–',
    },
    { id: 'site', name: p('site'), cell: (line) => siteName(line.site_id) },
    { id: 'asked_by', name: t('asked_by'), cell: (line) => line.asked_by.account },
    { id: 'asked_at', name: t('asked_at'), cell: (line) => <When at={line.asked_at} /> },
    { id: 'votes', name: t('votes'), isFigure: true, cell: (line) => `${line.approvals} / ${line.quorum}` },
    { id: 'state', name: t('state'), cell: (line) => <RequestStateMark state={line.state} /> },
  ];
}
