import { useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { SiteTabs } from '#app/parts/site-tabs.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { SetMaintenance } from './set-maintenance.tsx';
import { StandingMark } from './standing-mark.tsx';

/** Whether a site is open to visitors. */
export function SitePage() {
  const t = useTranslate('standing');
  const may = useMay();
  const siteId = Number(useParams().siteId);
  const [asked, setAsked] = useState(false);
  const { data, refusal, again } = useRead(reads.of('/site/standing', { site_id: siteId }));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  const { name, maintenance } = data;
  return (
    <>
      <PageHead
        title={name}
        aside={<StandingMark maintenance={maintenance} />}
        note={t('site_note')}
        actions={
          may('site.edit', siteId) && (
            <Button kind="action" onClick={() => setAsked(true)}>
              {t('maintenance')}
            </Button>
          )
        }
      />
      <SiteTabs siteId={siteId} name={name} />
      <Panel title={t('maintenance')}>
        <Facts
          facts={
            maintenance
              ? [
                  [t('from'), <When key="from" at={maintenance.start_at} />],
                  [
                    t('until'),
                    maintenance.end_at ? <When key="until" at={maintenance.end_at} /> : t('no_end'),
                  ],
                ]
              : [[t('maintenance'), t('none_planned')]]
          }
        />
      </Panel>
      {asked && (
        <SetMaintenance
          name={name}
          note={t('site_effect')}
          maintenance={maintenance}
          send={(next, reason) =>
            api.call('/site/set-maintenance', { site_id: siteId, maintenance: next, reason })
          }
          onDone={() => void readAgain('/site/standing', '/log/list')}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
