import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { Tabs } from './tabs.tsx';

/** What there is to see and set of a site. */
export function SiteTabs({ siteId, name }: { siteId: number; name: string }) {
  const t = useTranslate('site');
  const may = useMay();
  const address = `/site/${siteId}/standing`;
  if (!may('site.read', siteId)) return null;
  return (
    <Tabs
      label={name}
      tabs={[
        { to: address, name: t('tab.overview') },
        { to: `${address}/access`, name: t('tab.access') },
        { to: `${address}/settings`, name: t('tab.settings') },
      ]}
    />
  );
}
