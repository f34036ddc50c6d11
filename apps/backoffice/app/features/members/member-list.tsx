import { useParams, useSearchParams } from 'react-router';
import type { MemberStatus } from '@halls/contract/office';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { MemberStatusMark } from '#app/parts/member-status.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { ExportButton } from '#app/records/export-button.tsx';
import { Views } from '#app/records/views.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, readSort, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';

type Found = ItemOf<'/member/search'>;

/** Members of a site by whatever is known of them. */
export function MemberList() {
  const t = useTranslate('members');
  const siteId = Number(useParams().siteId);
  const filters = useFilters();
  const [address] = useSearchParams();
  const { q = '', status } = readFilters(filters, address);
  const sorts = q === '' ? (['account', 'number'] as const) : (['account'] as const);
  const sort = readSort(address, sorts);
  const list = useList('/member/search', {
    site_id: siteId,
    query: q,
    ...(status && { status: status as MemberStatus }),
    ...(sort && { sort }),
  });
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        actions={
          <ExportButton
            covers
            exported={{
              list: 'members',
              asked: { site_id: siteId, query: q, ...(status && { status: status as MemberStatus }) },
            }}
          />
        }
      />
      <Views list="members" />
      <FilterBar filters={filters} />
      <DataTable
        label={t('title')}
        list={list}
        columns={useColumns(q === '')}
        idOf={(member) => String(member.member_id)}
        to={(member) => `/site/${siteId}/members/${member.member_id}`}
        empty={<Empty icon="search">{t('none')}</Empty>}
      />
    </>
  );
}

function useFilters(): Filter[] {
  const t = useTranslate('members');
  return [
    { kind: 'search', name: 'q', label: t('search') },
    {
      kind: 'choice',
      name: 'status',
      label: t('status'),
      choices: (['active', 'frozen', 'disabled'] satisfies MemberStatus[]).map((status) => ({
        value: status,
        name: t(`status.${status}`),
      })),
    },
  ];
}

/** No index holds what is searched for in the order of the numbers. */
function useColumns(sortsByNumber: boolean): [Column<Found>, ...Column<Found>[]] {
  const t = useTranslate('members');
  const p = useTranslate('parts');
  return [
    { id: 'account', name: t('account'), sort: 'account', cell: (member) => member.member_account },
    {
      ...{ id: 'number', name: t('number'), isFigure: true },
      ...(sortsByNumber && { sort: 'number' }),
      cell: (member) => member.member_id,
    },
    { id: 'status', name: t('status'), cell: (member) => <MemberStatusMark status={member.status} /> },
    { id: 'currency', name: p('currency'), cell: (member) => member.currency },
    { id: 'agent', name: t('agent'), cell: (member) => (member.is_agent === 1 ? p('yes') : '–') },
    { id: 'found_by', name: t('found_by'), cell: (member) => t(`found_by.${member.found_by}`) },
    { id: 'joined', name: t('joined'), cell: (member) => <When at={member.created_at} /> },
    {
      id: 'last',
      name: t('last_login'),
      cell: (member) => (member.last_login_at ? <When at={member.last_login_at} /> : '–'),
    },
  ];
}
