import { PageHead } from '#app/parts/page-head.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { MethodTable } from './method-table.tsx';
import { ServiceTabs } from './service-tabs.tsx';

/** What the sites of the house offer, and who takes the orders. */
export function MethodList() {
  const t = useTranslate('payment_services');
  return (
    <>
      <PageHead title={t('all_methods')} note={t('all_methods_note')} />
      <ServiceTabs />
      <MethodTable />
    </>
  );
}
