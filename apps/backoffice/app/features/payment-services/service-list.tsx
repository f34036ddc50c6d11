import type { OfficePaymentService } from '@halls/contract/office';
import { reads, useRead } from '#app/api/reads.ts';
import { Count } from '#app/parts/count.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { listOfRead } from '#app/table/list-of-read.ts';
import { SuccessRate, TimeToCredit } from './service-figures.tsx';
import { ServiceMark } from './service-mark.tsx';
import { ServiceTabs } from './service-tabs.tsx';

/** The payment services of the house, and how they do. */
export function ServiceList() {
  const t = useTranslate('payment_services');
  const read = useRead(reads.of('/payment-service/list', {}));
  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      <ServiceTabs />
      <DataTable
        label={t('title')}
        list={listOfRead(read, ({ list }) => list)}
        columns={useColumns()}
        idOf={({ psp_id: pspId }) => pspId}
        to={({ psp_id: pspId }) => `/payment-services/${pspId}`}
        empty={<Empty>{t('none')}</Empty>}
      />
    </>
  );
}

function useColumns(): [Column<OfficePaymentService>, ...Column<OfficePaymentService>[]] {
  const t = useTranslate('payment_services');
  return [
    { id: 'service', name: t('service'), cell: ({ psp_id: pspId }) => pspId },
    { id: 'state', name: t('state'), cell: (service) => <ServiceMark {...service} /> },
    { id: 'asked', name: t('column.asked'), isFigure: true, cell: ({ asked }) => <Count value={asked} /> },
    { id: 'rate', name: t('column.rate'), isFigure: true, cell: (service) => <SuccessRate {...service} /> },
    {
      id: 'p95',
      name: t('column.p95'),
      isFigure: true,
      cell: (service) => <TimeToCredit seconds={service.credit_p95_seconds} />,
    },
    { id: 'unknown', name: t('unknown'), isFigure: true, cell: ({ unknown }) => <Count value={unknown} /> },
    {
      id: 'answer',
      name: t('last_answer'),
      cell: ({ last_answer_at: at }) => (at === null ? '–' : <When at={at} />),
    },
  ];
}
