import './form.css';
import { useCallback, useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { timing } from '@halls/contract';
import { Button, IconButton, Skeleton, TextInput } from '@halls/ui';
import { api } from '#app/api/browser-client.ts';
import { useTranslate } from '#app/page/page-context.tsx';

export interface CaptchaAnswer {
  captcha_token: string;
  answer: string;
}

export interface CaptchaHandle {
  /** What to send, or null while there is nothing to send. */
  read(): CaptchaAnswer | null;
  /** A captcha is good for one try: fetch another. */
  renew(): void;
}

type Shown =
  | { kind: 'waiting' }
  | { kind: 'failed'; message: string }
  | { kind: 'svg'; token: string; svg: string }
  | { kind: 'solving' }
  | { kind: 'solved'; token: string; answer: string };

/**
 * Four drawn characters to read, or, for those who cannot or would rather not, a sum that their
 * device works out. Asked one at a time; after "too often" there is a second's pause.
 */
export function CaptchaField({
  type,
  error,
  ref,
}: {
  type: 1 | 2;
  error?: string | undefined;
  ref: Ref<CaptchaHandle>;
}) {
  const t = useTranslate('captcha');
  const [kind, setKind] = useState<'svg' | 'pow'>('svg');
  const [shown, setShown] = useState<Shown>({ kind: 'waiting' });
  const [text, setText] = useState('');
  const pending = useRef(false);

  const fetchCaptcha = useCallback(async () => {
    if (pending.current) return;
    pending.current = true;
    setShown({ kind: 'waiting' });
    setText('');
    const result = await api.call('/captcha', { type, kind });
    if (!result.ok && result.code === 101) {
      await new Promise((done) => setTimeout(done, timing.captchaRetryWaitMs));
    }
    pending.current = false;
    if (!result.ok) return setShown({ kind: 'failed', message: result.message });
    if (kind === 'svg') return setShown({ kind: 'svg', token: result.data.token, svg: result.data.captcha });
    setShown({ kind: 'solving' });
    const { solveChallenge } = await import('./solve-challenge.ts');
    const answer = await solveChallenge(result.data.challenge ?? {});
    setShown(
      answer
        ? { kind: 'solved', token: result.data.token, answer }
        : { kind: 'failed', message: t('unsolved') },
    );
  }, [type, kind, t]);

  useEffect(() => void fetchCaptcha(), [fetchCaptcha]);
  useImperativeHandle(
    ref,
    () => ({
      read() {
        if (shown.kind === 'svg' && text.trim()) return { captcha_token: shown.token, answer: text.trim() };
        if (shown.kind === 'solved') return { captcha_token: shown.token, answer: shown.answer };
        return null;
      },
      renew: () => void fetchCaptcha(),
    }),
    [shown, text, fetchCaptcha],
  );

  return (
    <div className="captcha">
      {kind === 'svg' ? (
        <div className="captcha-row">
          <TextInput
            label={t('label')}
            value={text}
            onChange={(event) => setText(event.target.value)}
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
          <IconButton icon="refresh" label={t('another')} onClick={() => void fetchCaptcha()} />
        </div>
      ) : (
        <p className="captcha-status" role="status">
          {shown.kind === 'solved' ? t('solved') : shown.kind === 'failed' ? shown.message : t('solving')}
          {error && shown.kind !== 'solved' ? ` ${error}` : ''}
        </p>
      )}
      <Button
        kind="plain"
        size="small"
        className="link-button"
        onClick={() => setKind(kind === 'svg' ? 'pow' : 'svg')}
      >
        {kind === 'svg' ? t('use_device') : t('use_picture')}
      </Button>
    </div>
  );
}
