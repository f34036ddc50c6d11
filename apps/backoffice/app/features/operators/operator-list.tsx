import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OfficeCalls } from '@halls/contract/office';
import { Button, buttonClass } from '@halls/ui';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { Views } from '#app/records/views.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { CreateOperator } from './create-operator.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { roles } from './roles.ts';

type Line = ItemOf<'/operator/list'>;
type Ask = OfficeCalls['/operator/list']['body'];

/** Who works here. */
export function OperatorList() {
  const t = useTranslate('operators');
  const may = useMay();
  const filters = useFilters();
  const { q, status, role } = readFilters(filters, useSearchParams()[0]);
  const [creates, setCreates] = useState(false);
  const [link, setLink] = useState<OfficeCalls['/operator/create']['data'] | null>(null);
  const list = useList('/operator/list', {
    ...(q && { search: q }),
    ...(status && { status: status as NonNullable<Ask['status']> }),
    ...(role && { role: role as NonNullable<Ask['role']> }),
  });
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        actions={
          <>
            <Link className={buttonClass({ kind: 'plain' })} to="/operators/roles">
              {t('roles')}
            </Link>
            {may('operator.edit', 'house') && (
              <Button kind="action" icon="user-plus" onClick={() => setCreates(true)}>
                {t('create')}
              </Button>
            )}
          </>
        }
      />
      <Views list="operators" />
      <FilterBar filters={filters} />
      <DataTable
        label={t('title')}
        list={list}
        columns={useColumns()}
        idOf={(line) => String(line.operator_id)}
        to={(line) => `/operators/${line.operator_id}`}
        empty={<Empty icon="users">{t('none')}</Empty>}
      />
      {creates && <CreateOperator onDone={setLink} onClose={() => setCreates(false)} />}
      {link && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </>
  );
}

function useFilters(): Filter[] {
  const t = useTranslate('operators');
  return [
    { kind: 'search', name: 'q', label: t('search') },
    {
      kind: 'choice',
      name: 'status',
      label: t('status'),
      choices: [
        { value: 'active', name: t('status.active') },
        { value: 'disabled', name: t('status.disabled') },
      ],
    },
    {
      kind: 'choice',
      name: 'role',
      label: t('role'),
      choices: roles.map((role) => ({ value: role, name: t(`role.${role}`) })),
    },
  ];
}

function useColumns(): [Column<Line>, ...Column<Line>[]] {
  const t = useTranslate('operators');
  return [
    { id: 'account', name: t('account'), cell: (line) => line.account },
    { id: 'name', name: t('name'), cell: (line) => line.name },
    {
      id: 'roles',
      name: t('roles'),
      cell: (line) => line.roles.map((role) => t(`role.${role}`)).join(', ') || '–',
    },
    { id: 'status', name: t('status'), cell: (line) => <OperatorStatus status={line.status} /> },
    {
      id: 'two_factor',
      name: t('two_factor'),
      cell: (line) => (
        <StatusMark tone={line.has_two_factor ? 'good' : 'quiet'}>
          {t(line.has_two_factor ? 'two_factor.on' : 'two_factor.off')}
        </StatusMark>
      ),
    },
    {
      id: 'last',
      name: t('last_signed_in'),
      cell: (line) => (line.last_signed_in_at ? <When at={line.last_signed_in_at} /> : t('never')),
    },
  ];
}

export function OperatorStatus({ status }: { status: Line['status'] }) {
  const t = useTranslate('operators');
  return <StatusMark tone={status === 'active' ? 'good' : 'bad'}>{t(`status.${status}`)}</StatusMark>;
}
