import { Tabs } from '#app/parts/tabs.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** The services, and what is offered of all of them. */
export function ServiceTabs() {
  const t = useTranslate('payment_services');
  return (
    <Tabs
      label={t('title')}
      tabs={[
        { to: '/payment-services', name: t('title') },
        { to: '/payment-services/methods', name: t('all_methods') },
      ]}
    />
  );
}
