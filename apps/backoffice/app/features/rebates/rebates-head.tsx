import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { PageHead } from '#app/parts/page-head.tsx';
import { Tabs } from '#app/parts/tabs.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** The title of what a site gives back, and its lists. */
export function RebatesHead({ actions }: { actions?: ReactNode }) {
  const t = useTranslate('rebates');
  const place = `/site/${useParams().siteId}/rebates`;
  return (
    <>
      <PageHead title={t('title')} note={t('note')} actions={actions} />
      <Tabs
        label={t('title')}
        tabs={[
          { to: place, name: t('tab.plans') },
          { to: `${place}/runs`, name: t('tab.runs') },
        ]}
      />
    </>
  );
}
