import { Panel } from '#app/parts/panel.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { listOf } from '#app/table/list-of.ts';
import { isHeard, type SystemFigures } from './system-figures.ts';

type Provider = SystemFigures['providers'][number];

/** Providers that hold money: whether they answer, and what they leave undecided. */
export function ProviderHealth({ providers }: { providers: Provider[] }) {
  const t = useTranslate('system');
  return (
    <Panel title={t('providers')}>
      <DataTable
        label={t('providers')}
        list={listOf(providers)}
        columns={useColumns()}
        idOf={({ gp_id: gpId }) => gpId}
        empty={<p>{t('no_providers')}</p>}
      />
    </Panel>
  );
}

function useColumns(): [Column<Provider>, ...Column<Provider>[]] {
  const t = useTranslate('system');
  return [
    { id: 'provider', name: t('provider'), cell: ({ gp_id: gpId }) => gpId },
    {
      id: 'state',
      name: t('state'),
      cell: (provider) =>
        isHeard(provider) ? (
          <StatusMark tone="good">{t('answers')}</StatusMark>
        ) : (
          <StatusMark tone="bad">{t('silent')}</StatusMark>
        ),
    },
    { id: 'calls', name: t('calls'), isFigure: true, cell: ({ calls }) => calls },
    { id: 'unknown', name: t('unknown'), isFigure: true, cell: ({ unknown }) => unknown },
    {
      id: 'undecided',
      name: t('undecided'),
      isFigure: true,
      cell: ({ undecided, oldest_undecided_seconds: seconds }) =>
        undecided === 0 ? 0 : t('undecided_since', { count: undecided, seconds: Math.round(seconds) }),
    },
    {
      id: 'answer',
      name: t('last_answer'),
      cell: ({ last_answer_at: at }) => (at === null ? '–' : <When at={at} />),
    },
  ];
}
