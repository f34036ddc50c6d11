import { useList, type ItemOf } from '#app/api/use-list.ts';
import { Empty } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** Where an operator is signed in. */
export function OperatorSessions({ operatorId }: { operatorId: number }) {
  const t = useTranslate('account');
  return (
    <DataTable
      label={t('sessions')}
      list={useList('/operator-session/list', { operator_id: operatorId })}
      columns={useColumns()}
      idOf={(session) => session.session_id}
      empty={<Empty icon="desktop">{t('sessions_none')}</Empty>}
    />
  );
}

function useColumns(): [
  Column<ItemOf<'/operator-session/list'>>,
  ...Column<ItemOf<'/operator-session/list'>>[],
] {
  const t = useTranslate('account');
  const p = useTranslate('parts');
  return [
    { id: 'address', name: p('address'), cell: (session) => session.address },
    { id: 'browser', name: t('browser'), cell: (session) => session.user_agent },
    { id: 'began', name: t('began'), cell: (session) => <When at={session.created_at} /> },
    { id: 'used', name: t('used'), cell: (session) => <When at={session.last_used_at} /> },
  ];
}
