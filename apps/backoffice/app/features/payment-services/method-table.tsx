import { useSearchParams } from 'react-router';
import { currencyCodes } from '@halls/contract';
import type { OfficePaymentMethod } from '@halls/contract/office';
import { reads, useRead } from '#app/api/reads.ts';
import { useSiteName, useSites } from '#app/api/sites.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { listOfRead } from '#app/table/list-of-read.ts';
import { useTranslate } from '#app/texts/texts.ts';

/** What sites offer, of a service or of all, by site and currency. */
export function MethodTable({ pspId }: { pspId?: string }) {
  const t = useTranslate('payment_services');
  const filters = useFilters();
  const { site, currency } = readFilters(filters, useSearchParams()[0]);
  const read = useRead(reads.of('/payment-service/methods', { psp_id: pspId }));
  return (
    <>
      <FilterBar filters={filters} />
      <DataTable
        label={t('methods')}
        list={listOfRead(read, ({ list }) =>
          list.filter(
            (method) =>
              (!site || String(method.site_id) === site) && (!currency || method.currency === currency),
          ),
        )}
        columns={useColumns()}
        idOf={({ method_id: id }) => String(id)}
        to={({ method_id: id }) => `/payment-services/methods/${id}`}
        empty={<Empty>{t('methods_none')}</Empty>}
      />
    </>
  );
}

function useFilters(): Filter[] {
  const t = useTranslate('payment_services');
  const sites = useSites();
  return [
    {
      ...{ kind: 'choice', name: 'site', label: t('site') },
      choices: (sites ?? []).map(({ site_id: id, name }) => ({ value: String(id), name })),
    },
    {
      ...{ kind: 'choice', name: 'currency', label: t('currency') },
      choices: currencyCodes.map((code) => ({ value: code, name: code })),
    },
  ];
}

function useColumns(): [Column<OfficePaymentMethod>, ...Column<OfficePaymentMethod>[]] {
  const t = useTranslate('payment_services');
  const siteName = useSiteName();
  return [
    { id: 'method', name: t('method'), cell: ({ method }) => method },
    { id: 'direction', name: t('direction'), cell: ({ direction }) => t(`direction.${direction}`) },
    { id: 'site', name: t('site'), cell: ({ site_id: siteId }) => siteName(siteId) },
    { id: 'currency', name: t('currency'), cell: ({ currency }) => currency },
    {
      id: 'min',
      name: t('min'),
      isFigure: true,
      cell: ({ min, currency }) => <Amount amount={min} currency={currency} />,
    },
    {
      id: 'max',
      name: t('max'),
      isFigure: true,
      cell: ({ max, currency }) => <Amount amount={max} currency={currency} />,
    },
    {
      id: 'offered',
      name: t('offered'),
      cell: ({ is_offered: isOffered }) => (
        <StatusMark tone={isOffered ? 'good' : 'quiet'}>
          {t(isOffered ? 'offered.yes' : 'offered.no')}
        </StatusMark>
      ),
    },
    {
      id: 'services',
      name: t('services'),
      cell: ({ services }) => (services.length === 0 ? t('services_none') : services.join(', ')),
    },
    { id: 'policy', name: t('policy'), cell: ({ policy }) => t(`policy.${policy}`) },
  ];
}
