import './two-factor.css';
import { useState, type FormEvent } from 'react';
import { Button, PasswordInput, TextInput } from '@halls/ui';
import { toasts } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { drawQrCode } from '@halls/web-kit/qr-code';
import { api } from '#app/api/api.ts';
import { askSession } from '#app/api/ask-session.ts';
import { useTranslate } from '#app/texts/texts.ts';

interface Begun {
  secret: string;
  uri: string;
}

/** Sets up an authenticator: the password first, then its drawing to be read, then a code to show that it was. */
export function TwoFactor() {
  const [begun, setBegun] = useState<Begun | null>(null);
  return begun ? <Confirm begun={begun} /> : <Begin onBegun={setBegun} />;
}

function Begin({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const t = useTranslate('account');
  const s = useTranslate('sign_in');
  const [password, setPassword] = useState('');
  const { problem, busy, submit } = useSubmit(async () => {
    const result = await api.call('/two-factor/begin', { password });
    if (result.ok) onBegun(result.data);
    return result;
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <p>{t('two_factor_note')}</p>
      {problem && <FormProblem>{problem}</FormProblem>}
      <PasswordInput
        label={s('password')}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        showLabel={s('password_show')}
        hideLabel={s('password_hide')}
      />
      <Button kind="accent" type="submit" busy={busy} disabled={password === ''}>
        {t('two_factor_begin')}
      </Button>
    </form>
  );
}

function Confirm({ begun: { secret, uri } }: { begun: Begun }) {
  const t = useTranslate('account');
  const s = useTranslate('sign_in');
  const [code, setCode] = useState('');
  const drawing = drawQrCode(uri);
  const { problem, busy, submit } = useSubmit(async () => {
    const result = await api.call('/two-factor/confirm', { code: code.trim() });
    if (result.ok) {
      toasts.show('success', t('two_factor_on'));
      await askSession();
    }
    return result;
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <p>{t('two_factor_scan')}</p>
      <svg
        className="two-factor-code"
        role="img"
        aria-label={t('two_factor_drawing')}
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        shapeRendering="crispEdges"
      >
        <path d={drawing.path} />
      </svg>
      <p>
        {t('two_factor_secret')} <code className="two-factor-secret">{secret}</code>
      </p>
      {problem && <FormProblem>{problem}</FormProblem>}
      <TextInput
        label={s('code')}
        hint={s('code_hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button kind="accent" type="submit" busy={busy} disabled={!/^\d{6}$/.test(code.trim())}>
        {t('two_factor_confirm')}
      </Button>
    </form>
  );
}

function useSubmit(send: () => Promise<{ ok: boolean; message: string }>) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const result = await send();
    setBusy(false);
    setProblem(result.ok ? null : result.message);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return { problem, busy, submit };
}
