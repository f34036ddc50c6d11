import { useState, type FormEvent } from 'react';
import { Button, PasswordInput, TextInput } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { FormProblem } from '@halls/web-kit/forms';
import { useStore } from '@halls/web-kit';
import { api } from '#app/api/api.ts';
import { proof } from '#app/api/proof.ts';
import { sendProof } from '#app/api/send-proof.ts';
import { useMe } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';

/** Asks again who is there, before something that moves money or rights. It stands in the dialog that wants to. */
export function ProofDialog() {
  const asked = useStore(proof.asked);
  return asked && <Question answer={asked.answer} />;
}

function Question({ answer }: { answer: (proved: boolean) => void }) {
  const t = useTranslate('sign_in');
  const p = useTranslate('parts');
  const { operator } = useMe();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const { result, factors } = await sendProof(code.trim(), (second) =>
      api.call('/step-up', { password, ...second }),
    );
    setBusy(false);
    if (result.ok) return answer(true);
    setProblem(factors?.passkey ? t('passkey_declined') : result.message);
  };
  return (
    <Dialog
      title={t('proof')}
      description={t('proof_note')}
      closeLabel={p('close')}
      onClose={() => answer(false)}
    >
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        {problem && <FormProblem>{problem}</FormProblem>}
        <PasswordInput
          label={t('password')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          showLabel={t('password_show')}
          hideLabel={t('password_hide')}
        />
        {operator.has_authenticator && (
          <TextInput
            label={t('code')}
            hint={t('code_hint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
        <Button kind="action" type="submit" wide busy={busy} disabled={password === ''}>
          {t('proof_submit')}
        </Button>
      </form>
    </Dialog>
  );
}
