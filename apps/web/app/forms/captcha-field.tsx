import './form.css';
import { useEffect, useState } from 'react';
import { Button, IconButton, Skeleton, TextInput } from '@halls/ui';
import { useStore, useTranslate } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { createCaptcha, type Captcha } from './create-captcha.ts';

/** A captcha for a form: 1 for the login, 2 for the registration. */
export function useCaptcha(type: 1 | 2): Captcha {
  const t = useTranslate('captcha');
  const [captcha] = useState(() =>
    createCaptcha({
      ask: (kind) => api.call('/captcha', { type, kind }),
      solve: async (challenge) => (await import('./solve-challenge.ts')).solveChallenge(challenge),
      wait: (ms) => new Promise((done) => setTimeout(done, ms)),
      unsolvedText: t('unsolved'),
    }),
  );
  return captcha;
}

export function CaptchaField({ captcha, error }: { captcha: Captcha; error?: string | undefined }) {
  const t = useTranslate('captcha');
  const { kind } = useStore(captcha);
  useEffect(() => void captcha.renew(), [captcha]);
  return (
    <div className="captcha">
      {kind === 'svg' ? (
        <PictureToRead captcha={captcha} error={error} />
      ) : (
        <SumOfDevice captcha={captcha} error={error} />
      )}
      <Button
        kind="plain"
        size="small"
        className="link-button"
        onClick={() => void captcha.turnTo(kind === 'svg' ? 'pow' : 'svg')}
      >
        {kind === 'svg' ? t('use_device') : t('use_picture')}
      </Button>
    </div>
  );
}

function PictureToRead({ captcha, error }: { captcha: Captcha; error: string | undefined }) {
  const t = useTranslate('captcha');
  const { shown, text } = useStore(captcha);
  return (
    <div className="captcha-row">
      <TextInput
        label={t('label')}
        value={text}
        onChange={(event) => captcha.enter(event.target.value)}
        error={error ?? (shown.kind === 'failed' ? shown.message : undefined)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={4}
        required
      />
      <span className="captcha-picture">
        {shown.kind === 'svg' ? (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(shown.svg)}`}
            alt={t('picture')}
            width={120}
            height={44}
          />
        ) : (
          <Skeleton className="captcha-skeleton" />
        )}
      </span>
      <IconButton icon="refresh" label={t('another')} onClick={() => void captcha.renew()} />
    </div>
  );
}

function SumOfDevice({ captcha, error }: { captcha: Captcha; error: string | undefined }) {
  const t = useTranslate('captcha');
  const { shown } = useStore(captcha);
  return (
    <p className="captcha-status" role="status">
      {shown.kind === 'solved' ? t('solved') : shown.kind === 'failed' ? shown.message : t('solving')}
      {error && shown.kind !== 'solved' ? ` ${error}` : ''}
    </p>
  );
}
