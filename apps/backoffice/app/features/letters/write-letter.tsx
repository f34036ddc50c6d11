import './write-letter.css';
import '#app/parts/form-part.css';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { Audience } from '@halls/contract/office';
import { Button, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { faultsOf, type FieldFaults } from '#app/command/faults-of.ts';
import { instantOf } from '#app/parts/local-time.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { AudienceFields } from './audience-fields.tsx';
import { LetterWords, type LetterTexts } from './letter-words.tsx';

/** A letter: whom it is for, its words, and when it goes. */
export function WriteLetter() {
  const siteId = Number(useParams().siteId);
  const t = useTranslate('letters');
  const navigate = useNavigate();
  const to = useSearchParams()[0].get('to');
  const [audience, setAudience] = useState<Audience>({ kind: 'accounts', accounts: to ? [to] : [] });
  const [texts, setTexts] = useState<LetterTexts>({ title: {}, content: {} });
  const [due, setDue] = useState('');
  const [faults, setFaults] = useState<FieldFaults>({});
  const [isAsked, setIsAsked] = useState(false);
  async function send(reason: string) {
    const result = await api.call('/mailing/schedule', {
      ...{ site_id: siteId, audience, ...texts, reason },
      ...(due !== '' && { due_at: instantOf(due) }),
    });
    setFaults(result.ok ? {} : faultsOf(result.data));
    return result;
  }
  return (
    <>
      <PageHead
        title={t('new')}
        actions={
          <Button kind="action" icon="mail" onClick={() => setIsAsked(true)}>
            {t('send')}
          </Button>
        }
      />
      <div className="form-parts letter-form">
        <AudienceFields siteId={siteId} audience={audience} faults={faults} onChange={setAudience} />
        <LetterWords texts={texts} faults={faults} onChange={setTexts} />
        <fieldset className="form-part">
          <legend>{t('when')}</legend>
          <TextInput
            type="datetime-local"
            label={t('due')}
            hint={t('when_hint')}
            value={due}
            error={faults.due_at}
            onChange={({ target }) => setDue(target.value)}
          />
        </fieldset>
      </div>
      {isAsked && (
        <CommandDialog<unknown>
          title={t('send')}
          note={t('send_note')}
          confirm={t('send')}
          send={send}
          onDone={() => {
            void readAgain('/mailing/list', '/log/list');
            void navigate(`/site/${siteId}/letters`);
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
