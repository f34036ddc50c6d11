import { useState } from 'react';
import type { OfficeProvider } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { ChangeKey } from '#app/command/change-key.tsx';
import { ShowKey } from '#app/command/show-key.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { listOfRead } from '#app/table/list-of-read.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { SetMaintenance } from './set-maintenance.tsx';
import { StandingMark } from './standing-mark.tsx';
import { StopPlay } from './stop-play.tsx';
import { StoppedPlay } from './stopped-play.tsx';

type Step = 'maintenance' | 'change-key' | 'show-key';

/** The game providers of the house, and which of them are shut. */
export function ProviderList() {
  const t = useTranslate('standing');
  const read = useRead(reads.of('/provider/list', {}));
  const may = useMay();
  const [asked, setAsked] = useState<{ step: Step; provider: OfficeProvider } | null>(null);
  const [isStopping, setIsStopping] = useState(false);
  return (
    <>
      <PageHead
        title={t('providers')}
        note={t('providers_note')}
        actions={
          may('provider.edit', 'house') && (
            <Button kind="action" onClick={() => setIsStopping(true)}>
              {t('stop')}
            </Button>
          )
        }
      />
      <StoppedPlay />
      <DataTable
        label={t('providers')}
        list={listOfRead(read, ({ list }) => list)}
        columns={useColumns((step, provider) => setAsked({ step, provider }))}
        idOf={({ gp_id: gpId }) => gpId}
        to={({ gp_id: gpId }) => `/providers/${gpId}/conformance`}
        empty={<Empty>{t('no_providers')}</Empty>}
      />
      {isStopping && <StopPlay providers={read.data?.list ?? []} onClose={() => setIsStopping(false)} />}
      {asked?.step === 'change-key' && (
        <ChangeKey
          name={asked.provider.gp_id}
          send={(old_ends_at, reason) =>
            api.call('/provider/change-key', { gp_id: asked.provider.gp_id, old_ends_at, reason })
          }
          onDone={() => void readAgain('/provider/list', '/change-request/list', '/log/list')}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.step === 'show-key' && (
        <ShowKey
          name={asked.provider.gp_id}
          send={(reason) => api.call('/provider/show-key', { gp_id: asked.provider.gp_id, reason })}
          onDone={() => void readAgain('/provider/list', '/log/list')}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.step === 'maintenance' && (
        <SetMaintenance
          name={asked.provider.gp_id}
          note={t('provider_effect')}
          maintenance={asked.provider.maintenance}
          send={(maintenance, reason) =>
            api.call('/provider/set-maintenance', { gp_id: asked.provider.gp_id, maintenance, reason })
          }
          onDone={() => void readAgain('/provider/list', '/log/list')}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function useColumns(
  ask: (step: Step, provider: OfficeProvider) => void,
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
  columns.push({
    id: 'key',
    name: t('key'),
    cell: ({ key_id: keyId, next_key: next }) =>
      next ? (
        <>
          {keyId}
          <br />→ {next.key_id}
          <br />
          <When at={next.from} />
        </>
      ) : (
        keyId
      ),
  });
  if (!may('provider.edit', 'house')) return columns;
  return [
    ...columns,
    {
      id: 'change',
      name: t('maintenance'),
      cell: (provider) => (
        <Button kind="plain" onClick={() => ask('maintenance', provider)}>
          {t('set')}
        </Button>
      ),
    },
    {
      id: 'change-key',
      name: t('key_change'),
      cell: (provider) =>
        provider.next_key && !provider.next_key.is_shown ? (
          <Button kind="plain" onClick={() => ask('show-key', provider)}>
            {t('key_show')}
          </Button>
        ) : (
          <Button kind="plain" onClick={() => ask('change-key', provider)}>
            {t('key_ask')}
          </Button>
        ),
    },
  ];
}
