import './read-states.css';
import type { ReactNode } from 'react';
import { Button, Icon, Skeleton, type IconName } from '@halls/ui';
import { useTranslate } from '#app/texts/texts.ts';

/** Nothing is there: what that means, and what can be done about it. */
export function Empty({ icon = 'info', children }: { icon?: IconName; children: ReactNode }) {
  return (
    <div className="read-empty">
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  );
}

/** What was asked for did not come. */
export function ReadProblem({ message, again }: { message: string; again: () => void }) {
  const t = useTranslate('parts');
  return (
    <div className="read-problem" role="alert">
      <Icon name="warning" />
      <p>{message}</p>
      <Button onClick={again}>{t('again')}</Button>
    </div>
  );
}

/** Holds the place of some lines. */
export function LoadingLines({ count = 6 }: { count?: number }) {
  const t = useTranslate('parts');
  return (
    <div className="read-lines" role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} className="read-line" />
      ))}
    </div>
  );
}
