import './status-mark.css';
import type { ReactNode } from 'react';
import { classNames, Icon, type IconName } from '@halls/ui';

export type Tone = 'good' | 'waiting' | 'bad' | 'quiet';

const iconOf: Readonly<Record<Tone, IconName>> = {
  good: 'check',
  waiting: 'clock',
  bad: 'warning',
  quiet: 'info',
};

/** How something stands, by word, sign and colour. */
export function StatusMark({ tone, icon, children }: { tone: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={classNames('status-mark', `status-${tone}`)}>
      <Icon name={icon ?? iconOf[tone]} />
      {children}
    </span>
  );
}
