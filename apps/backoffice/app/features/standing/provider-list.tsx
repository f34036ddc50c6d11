import { useState } from 'react';
import type { OfficeProvider } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import type { List } from '#app/api/use-list.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { SetMaintenance } from './set-maintenance.tsx';
import { StandingMark } from './standing-mark.tsx';

/** The game providers of the house, and which of them are shut. */
export function ProviderList() {
  const t = useTranslate('standing');
  const { data, refusal, again } = useRead(reads.of('/provider/list', {}));
  const [asked, setAsked] = useState<OfficeProvider | null>(null);
  const list: List<OfficeProvider> = {
    items: data?.list,
    problem: refusal?.message ?? null,
    isAsking: false,
    hasMore: false,
    more: () => {},
    again,
  };
  return (
    <>
      <PageHead title={t('providers')} note={t('providers_note')} />
      <DataTable
        label={t('providers')}
        list={list}
        columns={useColumns(setAsked)}
        idOf={({ gp_id: gpId }) => gpId}
        empty={<Empty>{t('no_providers')}</Empty>}
      />
      {asked && (
        <SetMaintenance
          name={asked.gp_id}
          note={t('provider_effect')}
          maintenance={asked.maintenance}
          send={(maintenance, reason) =>
            api.call('/provider/set-maintenance', { gp_id: asked.gp_id, maintenance, reason })
          }
          onDone={() => void readAgain('/provider/list', '/log/list')}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function useColumns(
  ask: (provider: OfficeProvider) => void,
): [Column<OfficeProvider>, ...Column<OfficeProvider>[]] {
  const t = useTranslate('standing');
  const may = useMay();
  const columns: [Column<OfficeProvider>, ...Column<OfficeProvider>[]] = [
    { id: 'provider', name: t('provider'), cell: ({ gp_id: gpId }) => gpId },
    { id: 'state', name: t('state'), cell: ({ maintenance }) => <StandingMark maintenance={maintenance} /> },
    { id: 'wallet', name: t('wallet'), cell: (provider) => t(`wallet.${provider.wallet_kind}`) },
    { id: 'adapter', name: t('adapter'), cell: ({ adapter }) => adapter },
    { id: 'address', name: t('address'), cell: (provider) => provider.base_url },
    {
      id: 'until',
      name: t('until'),
      cell: ({ maintenance }) => (maintenance?.end_at ? <When at={maintenance.end_at} /> : '–'),
    },
  ];
  if (!may('provider.edit', 'house')) return columns;
  return [
    ...columns,
    {
      id: 'change',
      name: t('maintenance'),
      cell: (provider) => (
        <Button kind="plain" onClick={() => ask(provider)}>
          {t('set')}
        </Button>
      ),
    },
  ];
}
