import './code-field.css';
import { useState } from 'react';
import { Button, TextInput } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { useCodeCountdown, type CodeName } from './code-countdown.ts';

/** What came of asking for a code; an `ApiResult` is one. */
export type CodeAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: number; readonly message: string; readonly data?: unknown };

const tooSoon = 102;

interface CodeFieldProps {
  name: CodeName;
  label: string;
  required?: boolean;
  /** From `useField`. */
  control: {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: () => void;
  };
  onSend: () => Promise<CodeAnswer>;
}

/** Where a code of six digits is typed, with the button that has one sent and counts down to the next. */
export function CodeField({ name, label, required, control, onSend }: CodeFieldProps) {
  const t = useTranslate('code');
  const { secondsLeft, start } = useCodeCountdown(name);
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const send = async () => {
    setIsSending(true);
    setRefusal(undefined);
    const answer = await onSend();
    setIsSending(false);
    setIsSent(answer.ok);
    if (answer.ok) start();
    else {
      if (answer.code === tooSoon) start(secondsIn(answer.data));
      setRefusal(answer.message);
    }
  };

  return (
    <div className="code-field">
      <TextInput
        {...control}
        label={label}
        required={required}
        error={control.error ?? refusal}
        hint={isSent && t('sent')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        trailing={
          <Button
            kind="plain"
            size="small"
            className="code-send"
            busy={isSending}
            disabled={secondsLeft > 0}
            onClick={() => void send()}
          >
            {secondsLeft > 0 ? t('again_in', { seconds: secondsLeft }) : t('send')}
          </Button>
        }
      />
      <span className="sr-only" role="status">
        {isSent ? t('sent') : ''}
      </span>
    </div>
  );
}

/** What the server says is left of the wait, where it says it. */
function secondsIn(data: unknown): number | undefined {
  const seconds = (data as { wait_seconds?: unknown } | null | undefined)?.wait_seconds;
  return typeof seconds === 'number' ? seconds : undefined;
}
