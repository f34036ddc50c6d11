import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { PageHead } from '#app/parts/page-head.tsx';
import { Tabs } from '#app/parts/tabs.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** The title of what a site's members bring friends for, and its lists. */
export function RecommendationsHead({ actions }: { actions?: ReactNode }) {
  const t = useTranslate('recommendations');
  const place = `/site/${useParams().siteId}/recommendations`;
  return (
    <>
      <PageHead title={t('title')} note={t('note')} actions={actions} />
      <Tabs
        label={t('title')}
        tabs={[
          { to: place, name: t('tab.terms') },
          { to: `${place}/friends`, name: t('tab.friends') },
        ]}
      />
    </>
  );
}
