import './settings.css';
import { useState } from 'react';
import { useParams } from 'react-router';
import {
  siteSettingChangesSchema,
  siteSettingGroups,
  usualSiteSettings,
  type SiteSettingGroup,
  type SiteSettingName,
  type SiteSettingValues,
} from '@halls/contract/site-setting';
import { Button } from '@halls/ui';
import { reads, useRead } from '#app/api/reads.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { SiteTabs } from '#app/parts/site-tabs.tsx';
import { LogTable } from '#app/records/log-table.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { ChangeSettings } from './change-settings.tsx';
import { isUnusual, typedOf } from './setting-draft.ts';
import { useSettingInWords } from './use-setting-in-words.ts';

const groups = Object.keys(siteSettingGroups) as SiteSettingGroup[];

interface Asked {
  readonly title: string;
  readonly names: readonly SiteSettingName[];
  readonly earlier?: Partial<SiteSettingValues>;
}

/** What is set of a site, group by group, with what differs from the usual, and the way back. */
export function SettingsPage() {
  const t = useTranslate('site');
  const may = useMay();
  const siteId = Number(useParams().siteId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, refusal, again } = useRead(reads.of('/site/settings', { site_id: siteId }));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  const { settings } = data;
  const mayEdit = may('site.edit', siteId);
  return (
    <>
      <PageHead title={settings.name} note={t('settings_note')} />
      <SiteTabs siteId={siteId} name={settings.name} />
      <div className="settings-panels">
        {groups.map((group) => (
          <Panel
            key={group}
            title={t(`group.${group}`)}
            actions={
              mayEdit && (
                <Button
                  aria-label={t('change_group', { group: t(`group.${group}`) })}
                  onClick={() => setAsked({ title: t(`group.${group}`), names: siteSettingGroups[group] })}
                >
                  {t('change')}
                </Button>
              )
            }
          >
            <dl className="settings">
              {siteSettingGroups[group].map((name) => (
                <Setting key={name} name={name} values={settings} />
              ))}
            </dl>
          </Panel>
        ))}
      </div>
      {may('log.read', siteId) && (
        <section className="settings-history" aria-label={t('history')}>
          <h2 className="settings-history-title">{t('history')}</h2>
          <LogTable
            ask={{ site_id: siteId, target: `site/${siteId}`, action: 'site.settings_set' }}
            renderWayBack={(event) => {
              const earlier = earlierOf(event.before);
              if (!earlier || !mayEdit) return null;
              const names = Object.keys(earlier) as SiteSettingName[];
              return (
                <Button onClick={() => setAsked({ title: t('put_back'), names, earlier })}>
                  {t('put_back')}
                </Button>
              );
            }}
          />
        </section>
      )}
      {asked && (
        <ChangeSettings {...asked} siteId={siteId} values={settings} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

/** What stood there before a change, where all of it can still be set. */
function earlierOf(before: unknown): Partial<SiteSettingValues> | null {
  const { data } = siteSettingChangesSchema.safeParse(before);
  return (data as Partial<SiteSettingValues> | undefined) ?? null;
}

function Setting({ name, values }: { name: SiteSettingName; values: SiteSettingValues }) {
  const t = useTranslate('site');
  const inWords = useSettingInWords();
  const value = inWords(name, typedOf(name, values));
  const unusual = isUnusual(name, values);
  return (
    <div className="setting">
      <dt>
        <span className="setting-name">{t(`setting.${name}`)}</span>
        <span className="setting-note">{t(`setting_note.${name}`)}</span>
      </dt>
      <dd>
        {unusual ? (
          <strong className="setting-value">{value}</strong>
        ) : (
          <span className="setting-value">{value}</span>
        )}
        {unusual && (
          <span className="setting-note">
            {t('differs', { usual: inWords(name, typedOf(name, usualSiteSettings)) })}
          </span>
        )}
      </dd>
    </div>
  );
}
