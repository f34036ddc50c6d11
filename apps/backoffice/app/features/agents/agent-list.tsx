import { Link, useParams, useSearchParams } from 'react-router';
import type { OfficeAgent } from '@halls/contract/office';
import { useList } from '#app/api/use-list.ts';
import { Empty } from '#app/parts/read-states.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { AgentsHead } from './agents-head.tsx';

/** A site's agents; a row opens what there is of one. */
export function AgentList() {
  const t = useTranslate('agents');
  const siteId = Number(useParams().siteId);
  const filters: Filter[] = [{ kind: 'search', name: 'q', label: t('search') }];
  const { q } = readFilters(filters, useSearchParams()[0]);
  const list = useList('/agent/list', { site_id: siteId, ...(q && { query: q }) });
  return (
    <>
      <AgentsHead />
      <FilterBar filters={filters} />
      <DataTable
        label={t('title')}
        list={list}
        columns={useAgentColumns(siteId)}
        idOf={(agent) => String(agent.member_id)}
        to={(agent) => `/site/${siteId}/agents/${agent.member_id}`}
        empty={<Empty icon="users">{t(q ? 'not_found' : 'none')}</Empty>}
      />
    </>
  );
}

export function useAgentColumns(siteId: number): [Column<OfficeAgent>, ...Column<OfficeAgent>[]] {
  const t = useTranslate('agents');
  return [
    { id: 'account', name: t('account'), cell: (agent) => agent.member_account },
    {
      id: 'standing',
      name: t('standing'),
      cell: (agent) => (
        <StatusMark tone={agent.is_active === 1 ? 'good' : 'quiet'}>
          {t(agent.is_active === 1 ? 'active' : 'retired')}
        </StatusMark>
      ),
    },
    { id: 'level', name: t('level'), isFigure: true, cell: (agent) => agent.level },
    {
      id: 'under',
      name: t('under'),
      cell: ({ under }) =>
        under ? (
          <Link to={`/site/${siteId}/agents/${under.member_id}`}>{under.member_account}</Link>
        ) : (
          t('under_none')
        ),
    },
    { id: 'members', name: t('members'), isFigure: true, cell: (agent) => agent.members },
    { id: 'agents', name: t('agents'), isFigure: true, cell: (agent) => agent.agents },
  ];
}
