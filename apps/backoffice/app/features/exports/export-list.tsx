import { useState } from 'react';
import type { ExportState } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { toasts } from '@halls/web-kit';
import { api } from '#app/api/api.ts';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { useReadAgain } from '#app/api/use-read-again.ts';
import { Count } from '#app/parts/count.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { saveFile } from './save-file.ts';

type Export = ItemOf<'/export/list'>;

const toneOf: Readonly<Record<ExportState, Tone>> = {
  waiting: 'waiting',
  ready: 'good',
  failed: 'bad',
  expired: 'quiet',
};
const lookEveryMs = 2_000;

/** What somebody has had written into files, and how each stands. */
export function ExportList() {
  const t = useTranslate('exports');
  const list = useList('/export/list', {});
  const isWaiting = list.items?.some(({ state }) => state === 'waiting') ?? false;
  useReadAgain(isWaiting, lookEveryMs, '/export/list');
  return (
    <>
      <PageHead title={t('title')} note={t('list_note')} />
      <DataTable
        label={t('title')}
        list={list}
        columns={useColumns()}
        idOf={({ export_id: id }) => String(id)}
        empty={<Empty icon="download">{t('none')}</Empty>}
      />
    </>
  );
}

function useColumns(): [Column<Export>, ...Column<Export>[]] {
  const t = useTranslate('exports');
  return [
    { id: 'what', name: t('what'), cell: (one) => <What one={one} /> },
    { id: 'format', name: t('format'), cell: ({ format }) => t(`format.${format}`) },
    {
      id: 'state',
      name: t('state'),
      cell: ({ state }) => <StatusMark tone={toneOf[state]}>{t(`state.${state}`)}</StatusMark>,
    },
    {
      id: 'rows',
      name: t('rows'),
      isFigure: true,
      cell: ({ rows, is_cut: isCut }) =>
        rows === null ? (
          '–'
        ) : (
          <>
            <Count value={rows} /> {isCut && t('cut')}
          </>
        ),
    },
    { id: 'asked', name: t('asked_at'), cell: (one) => <When at={one.asked_at} /> },
    { id: 'until', name: t('until'), cell: (one) => (one.expires_at ? <When at={one.expires_at} /> : '–') },
    { id: 'file', name: t('file'), cell: (one) => (one.state === 'ready' ? <Fetch one={one} /> : '–') },
  ];
}

function What({ one }: { one: Export }) {
  const t = useTranslate('exports');
  return (
    <>
      {t(`list.${one.list}`)} · #{one.export_id}
    </>
  );
}

function Fetch({ one }: { one: Export }) {
  const t = useTranslate('exports');
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    const result = await api.call('/export/read', { export_id: one.export_id });
    setBusy(false);
    if (result.ok) return saveFile(result.data);
    if (!result.aborted) toasts.show('error', result.message);
  };
  return (
    <Button
      icon="download"
      busy={busy}
      aria-label={t('fetch_of', { id: one.export_id })}
      onClick={() => void fetchFile()}
    >
      {t('fetch')}
    </Button>
  );
}
