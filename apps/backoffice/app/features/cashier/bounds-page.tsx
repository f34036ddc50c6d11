import './cashier.css';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { AutoApprovalBounds } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { reads, useRead } from '#app/api/reads.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { listOfRead } from '#app/table/list-of-read.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { CashierHead } from './cashier-head.tsx';
import { SetBounds } from './set-bounds.tsx';

/** Up to what the site pays withdrawals without a person, by currency. */
export function BoundsPage() {
  const t = useTranslate('cashier');
  const siteId = Number(useParams().siteId);
  const read = useRead(reads.of('/cashier/bounds', { site_id: siteId }));
  const mayChange = useMay()('risk.edit', siteId);
  const [changed, setChanged] = useState<AutoApprovalBounds | null>(null);
  return (
    <>
      <CashierHead note={t('bounds_note')} />
      <DataTable
        label={t('bounds')}
        list={listOfRead(read, ({ list }) => list)}
        columns={useColumns(mayChange ? setChanged : null)}
        idOf={({ currency }) => currency}
        empty={<Empty>{t('bounds_none')}</Empty>}
      />
      {changed && <SetBounds siteId={siteId} bounds={changed} onClose={() => setChanged(null)} />}
    </>
  );
}

function useColumns(
  change: ((bounds: AutoApprovalBounds) => void) | null,
): [Column<AutoApprovalBounds>, ...Column<AutoApprovalBounds>[]] {
  const t = useTranslate('cashier');
  return [
    { id: 'currency', name: t('currency'), cell: ({ currency }) => currency },
    ...(['amount', 'daily', 'used'] as const).map((figure) => ({
      ...{ id: figure, name: t(`bounds_${figure}`), isFigure: true },
      cell: (bounds: AutoApprovalBounds) => <Amount amount={bounds[figure]} currency={bounds.currency} />,
    })),
    ...(change
      ? [
          {
            ...{ id: 'change', name: t('bounds_change') },
            cell: (bounds: AutoApprovalBounds) => (
              <Button kind="plain" onClick={() => change(bounds)}>
                {t('bounds_set', { currency: bounds.currency })}
              </Button>
            ),
          },
        ]
      : []),
  ];
}
