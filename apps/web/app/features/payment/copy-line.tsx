import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';

/** One thing to be typed elsewhere, as it is there, with a way to take it along. */
export function CopyLine({ label, text, children }: { label: string; text: string; children?: ReactNode }) {
  return (
    <div className="deposit-line">
      <dt>{label}</dt>
      <dd>
        <span>{children ?? text}</span>
        <CopyButton text={text} what={label} />
      </dd>
    </div>
  );
}
