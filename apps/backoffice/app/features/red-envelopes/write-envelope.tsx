import './red-envelopes.css';
import '#app/parts/form-part.css';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { type Currency } from '@halls/contract';
import type { OfficeEnvelope } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { useSites } from '#app/api/sites.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { faultsOf, type FieldFaults } from '#app/command/faults-of.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { draftOf, readDraft } from './envelope-draft.ts';
import { EnvelopeFields } from './envelope-fields.tsx';

/** A new envelope, or the draft of one. */
export function WriteEnvelope() {
  const { siteId, envelopeId } = useParams();
  const site = useSites()?.find(({ site_id: each }) => each === Number(siteId));
  const isNew = envelopeId === undefined;
  const asked = { site_id: Number(siteId), envelope_id: Number(envelopeId) };
  const { data, refusal, again } = useRead(reads.of('/red-envelope/show', asked), { enabled: !isNew });
  if (!isNew && !data && refusal) return <ReadProblem message={refusal.message} again={again} />;
  const [first] = site?.currencies ?? [];
  if (!site || !first || (!isNew && !data)) return <LoadingLines />;
  const envelope = data?.envelope ?? null;
  // another draft, another form
  return (
    <EnvelopeForm
      key={`${siteId} ${envelopeId} ${envelope?.revision}`}
      siteId={site.site_id}
      currencies={site.currencies}
      first={first}
      envelope={envelope}
    />
  );
}

function EnvelopeForm(props: {
  siteId: number;
  currencies: readonly Currency[];
  first: Currency;
  envelope: OfficeEnvelope | null;
}) {
  const { siteId, envelope } = props;
  const t = useTranslate('red_envelopes');
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => draftOf(envelope?.body ?? null, props.first));
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
        title={t(envelope ? 'write_on' : 'new')}
        note={t('write_note')}
        actions={
          <Button kind="action" onClick={save}>
            {t('save')}
          </Button>
        }
      />
      <EnvelopeFields draft={draft} currencies={props.currencies} faults={faults} onChange={setDraft} />
      {isAsked && 'body' in read && (
        <CommandDialog<{ envelope_id: number }>
          title={t('save')}
          note={t('save_note')}
          confirm={t('save')}
          send={async (reason) => {
            const result = await api.call('/red-envelope/write', {
              ...{ site_id: siteId, base: envelope?.revision ?? 0, body: read.body, reason },
              ...(envelope && { envelope_id: envelope.envelope_id }),
            });
            setSaid(result.ok ? {} : faultsOf(result.data));
            return result;
          }}
          onDone={({ envelope_id: id }) => {
            void readAgain('/red-envelope/list', '/red-envelope/show', '/log/list');
            void navigate(`/site/${siteId}/red-envelopes/${id}`);
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
