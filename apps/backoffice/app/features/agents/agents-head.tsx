import { useParams } from 'react-router';
import { PageHead } from '#app/parts/page-head.tsx';
import { Tabs } from '#app/parts/tabs.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** The title of a site's agents, and its lists. */
export function AgentsHead() {
  const t = useTranslate('agents');
  const place = `/site/${useParams().siteId}/agents`;
  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      <Tabs
        label={t('title')}
        tabs={[
          { to: place, name: t('tab.agents') },
          { to: `${place}/applications`, name: t('tab.applications') },
          { to: `${place}/plans`, name: t('tab.plans') },
          { to: `${place}/periods`, name: t('tab.periods') },
        ]}
      />
    </>
  );
}
