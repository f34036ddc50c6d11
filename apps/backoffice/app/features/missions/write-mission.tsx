import './missions.css';
import '#app/parts/form-part.css';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Currency } from '@halls/contract';
import type { OfficeMission } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { useSites } from '#app/api/sites.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { faultsOf, type FieldFaults } from '#app/command/faults-of.ts';
import { AudienceCount } from '#app/parts/audience-count.tsx';
import { Count } from '#app/parts/count.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { draftOf, rewardsIn, termsOf } from './mission-draft.ts';
import { MissionFields } from './mission-fields.tsx';

/** A new mission, of the terms of another one where the address names it. */
export function WriteMission() {
  const { siteId, missionId } = useParams();
  const site = useSites()?.find(({ site_id: each }) => each === Number(siteId));
  const isNew = missionId === undefined;
  const asked = { site_id: Number(siteId), mission_id: Number(missionId) };
  const { data, refusal, again } = useRead(reads.of('/mission/show', asked), { enabled: !isNew });
  if (!isNew && !data && refusal) return <ReadProblem message={refusal.message} again={again} />;
  const [first] = site?.currencies ?? [];
  if (!site || !first || (!isNew && !data)) return <LoadingLines />;
  return (
    <MissionForm
      key={`${siteId} ${missionId}`}
      siteId={site.site_id}
      currencies={site.currencies}
      first={first}
      of={data ?? null}
    />
  );
}

function MissionForm(props: {
  siteId: number;
  currencies: readonly Currency[];
  first: Currency;
  of: OfficeMission | null;
}) {
  const { siteId } = props;
  const t = useTranslate('missions');
  const shared = useTranslate('promotions');
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => draftOf(props.of, props.first));
  const [isAsked, setIsAsked] = useState(false);
  const [isDone, setDone] = useState(false);
  const [faults, setFaults] = useState<FieldFaults>({});
  const rewards = rewardsIn(draft);
  return (
    <>
      <PageHead
        title={t('new')}
        note={t('write_note')}
        actions={
          <Button kind="action" onClick={() => setIsAsked(true)}>
            {t('announce')}
          </Button>
        }
      />
      <div className="mission-panels">
        <Panel title={t('reach')}>
          <Facts
            facts={[
              [
                shared('for_whom'),
                <AudienceCount key="audience" siteId={siteId} currency={draft.currency} />,
              ],
              [t('rewards'), rewards === null ? '–' : <Count key="rewards" value={rewards} />],
            ]}
          />
        </Panel>
        <MissionFields draft={draft} currencies={props.currencies} faults={faults} onChange={setDraft} />
      </div>
      {isAsked && (
        <CommandDialog<unknown>
          title={t('announce')}
          note={t('announce_note')}
          needsAnother
          confirm={t('announce')}
          send={async (reason) => {
            const result = await api.call('/mission/announce', {
              ...termsOf(draft),
              ...{ site_id: siteId, reason },
            });
            setFaults(result.ok ? {} : faultsOf(result.data));
            return result;
          }}
          onDone={() => {
            setDone(true);
            void readAgain('/mission/list', '/change-request/list');
          }}
          onClose={() => {
            setIsAsked(false);
            if (isDone) void navigate(`/site/${siteId}/missions`);
          }}
        />
      )}
    </>
  );
}
