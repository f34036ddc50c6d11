import { useState } from 'react';
import { Button } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';

/** Takes what stands beside it into the clipboard; `what` names it for those who don't see it. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const t = useTranslate('deposit');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // the browser keeps the clipboard to itself: the text can be marked by hand
      toasts.show('error', t('not_copied'));
    }
  };
  return (
    <Button
      size="small"
      className="deposit-copy"
      {...(copied && { icon: 'check' })}
      aria-label={`${t(copied ? 'copied' : 'copy')}: ${what}`}
      onClick={() => void copy()}
    >
      {t(copied ? 'copied' : 'copy')}
    </Button>
  );
}
