import { useState } from 'react';
import type { RequestInput } from '@halls/contract';
import type { statement } from '@halls/contract/statement';
import { Button } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { usePage } from '#app/page/page-context.ts';
import { saveCsv } from '#app/page/save-csv.ts';
import { csvTime } from '#app/page/write-csv.ts';
import { collectEntries, mostEntries } from './collect-entries.ts';

const columns = [
  'column.time',
  'column.entry',
  'column.provider',
  'column.game',
  'column.round',
  'column.amount',
  'column.balance',
] as const;

/** Takes the entries along: as a file for a spreadsheet, or on paper. */
export function StatementFile({ filter }: { filter: RequestInput<typeof statement> }) {
  const t = useTranslate('statement');
  const { language } = usePage();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const collected = await collectEntries(filter);
    setBusy(false);
    if (!collected.ok) return toasts.show('error', t('failed'));
    const { entries, isAll, currency, timezone } = collected;
    if (!isAll) toasts.show('info', t('csv_cut', { count: mostEntries }));
    saveCsv(`statement-${currency}-${language}.csv`, [
      columns.map((column) => (column === 'column.time' ? `${t(column)} (${timezone})` : t(column))),
      ...entries.map((entry) => [
        csvTime(entry.created_at, timezone),
        t(`kind.${entry.kind}`),
        entry.gp_name,
        entry.game_name,
        entry.round_id,
        entry.amount,
        entry.balance,
      ]),
    ]);
  };
  return (
    <div className="statement-buttons">
      <Button size="small" busy={busy} onClick={() => void download()}>
        {t('csv')}
      </Button>
      <Button size="small" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  );
}
