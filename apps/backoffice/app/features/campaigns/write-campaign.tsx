import './campaigns.css';
import '#app/parts/form-part.css';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { OfficeCampaign } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { faultsOf, type FieldFaults } from '#app/command/faults-of.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { draftOf, readDraft } from './campaign-draft.ts';
import { CampaignFields } from './campaign-fields.tsx';
import type { Choices } from './draft-field.tsx';

/** A new campaign, or what is written on of one: its draft, else what holds. */
export function WriteCampaign() {
  const siteId = Number(useParams().siteId);
  const { campaignId } = useParams();
  const isNew = campaignId === undefined;
  const choices = useRead(reads.of('/campaign/choices', { site_id: siteId }));
  const asked = { site_id: siteId, campaign_id: Number(campaignId) };
  const { data, refusal, again } = useRead(reads.of('/campaign/show', asked), { enabled: !isNew });
  if (choices.refusal) return <ReadProblem message={choices.refusal.message} again={choices.again} />;
  if (!isNew && !data && refusal) return <ReadProblem message={refusal.message} again={again} />;
  if (!choices.data || (!isNew && !data)) return <LoadingLines />;
  const campaign = data?.campaign ?? null;
  // another draft, another form
  return (
    <CampaignForm
      key={`${siteId} ${campaignId} ${campaign?.revision}`}
      siteId={siteId}
      choices={choices.data}
      campaign={campaign}
    />
  );
}

function CampaignForm(props: { siteId: number; choices: Choices; campaign: OfficeCampaign | null }) {
  const { siteId, choices, campaign } = props;
  const t = useTranslate('campaigns');
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() =>
    draftOf(campaign?.draft ?? campaign?.body ?? null, choices.currencies[0] ?? 'USD'),
  );
  const [isChecked, setIsChecked] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [said, setSaid] = useState<FieldFaults>({});
  const read = readDraft(draft);
  const wrong = isChecked && 'wrong' in read ? [...read.wrong] : [];
  const faults = { ...withoutPlace(said), ...Object.fromEntries(wrong.map((name) => [name, t('wrong')])) };
  const save = () => {
    setIsChecked(true);
    setIsAsked('body' in read);
  };
  return (
    <>
      <PageHead
        title={t(campaign ? 'write_on' : 'new')}
        note={t('write_note')}
        actions={
          <Button kind="action" onClick={save}>
            {t('save')}
          </Button>
        }
      />
      <CampaignFields draft={draft} choices={choices} faults={faults} onChange={setDraft} />
      {isAsked && 'body' in read && (
        <CommandDialog<{ campaign_id: number }>
          title={t('save')}
          note={t('save_note')}
          confirm={t('save')}
          send={async (reason) => {
            const result = await api.call('/campaign/write', {
              ...{ site_id: siteId, base: campaign?.revision ?? 0, body: read.body, reason },
              ...(campaign && { campaign_id: campaign.campaign_id }),
            });
            setSaid(result.ok ? {} : faultsOf(result.data));
            return result;
          }}
          onDone={({ campaign_id: id }) => {
            void readAgain('/campaign/list', '/campaign/show', '/log/list');
            void navigate(`/site/${siteId}/campaigns/${id}`);
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

/** The form's fields are those of the body. */
function withoutPlace(faults: FieldFaults): FieldFaults {
  return Object.fromEntries(
    Object.entries(faults).map(([name, said]) => [name.replace(/^body\./, ''), said]),
  );
}
