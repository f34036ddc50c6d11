import './access.css';
import { useState } from 'react';
import { useParams } from 'react-router';
import { localeOf } from '@halls/contract';
import type { SiteAccess } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { reads, useRead } from '#app/api/reads.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { SiteTabs } from '#app/parts/site-tabs.tsx';
import { LogTable } from '#app/records/log-table.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useLanguage, useTranslate } from '#app/texts/texts.ts';
import { ChangeAccess } from './change-access.tsx';
import { TryAddress } from './try-address.tsx';

/** Who may log in and register at a site, and from where. */
export function AccessPage() {
  const t = useTranslate('site');
  const may = useMay();
  const siteId = Number(useParams().siteId);
  const [changes, setChanges] = useState(false);
  const { data, refusal, again } = useRead(reads.of('/site/access', { site_id: siteId }));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  const { name, access } = data;
  return (
    <>
      <PageHead
        title={name}
        note={t('access_note')}
        actions={
          may('site.edit', siteId) && (
            <Button kind="action" onClick={() => setChanges(true)}>
              {t('access_change')}
            </Button>
          )
        }
      />
      <SiteTabs siteId={siteId} name={name} />
      <div className="access-panels">
        <div className="access-stack">
          <Origins access={access} />
          <Logins access={access} />
        </div>
        <TryAddress siteId={siteId} />
      </div>
      {may('log.read', siteId) && (
        <section className="access-history" aria-label={t('history')}>
          <h2 className="access-history-title">{t('history')}</h2>
          <LogTable ask={{ site_id: siteId, target: `site/${siteId}`, action: 'site.access_set' }} />
        </section>
      )}
      {changes && (
        <ChangeAccess siteId={siteId} name={name} access={access} onClose={() => setChanges(false)} />
      )}
    </>
  );
}

function Origins({ access: { allow, deny, deny_countries: countries } }: { access: SiteAccess }) {
  const t = useTranslate('site');
  const names = new Intl.DisplayNames(localeOf(useLanguage()), { type: 'region' });
  return (
    <Panel title={t('addresses')}>
      <Facts
        facts={[
          [t('allow'), <Entries key="allow" of={allow} none={t('allow_none')} />],
          [t('deny'), <Entries key="deny" of={deny} none={t('deny_none')} />],
          [
            t('countries'),
            <Entries
              key="countries"
              of={countries.map((code) => `${names.of(code)} (${code})`)}
              none={t('deny_none')}
            />,
          ],
        ]}
      />
    </Panel>
  );
}

function Entries({ of, none }: { of: readonly string[]; none: string }) {
  if (of.length === 0) return none;
  return (
    <ul className="access-entries">
      {of.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}

function Logins({ access }: { access: SiteAccess }) {
  const t = useTranslate('site');
  const p = useTranslate('parts');
  const yes = (is: boolean) => p(is ? 'yes' : 'no');
  return (
    <Panel title={t('logins')}>
      <Facts
        facts={[
          [t('known_devices_only'), yes(access.known_devices_only)],
          [t('double_validation'), yes(access.double_validation)],
          [t('max_accounts_per_address'), access.max_accounts_per_address ?? t('any_number')],
          [t('max_registrations_per_minute'), access.max_registrations_per_minute],
          [t('max_registrations_per_day'), access.max_registrations_per_day],
        ]}
      />
    </Panel>
  );
}
