import type { ReactNode } from 'react';
import { buttonClass } from '@halls/ui';
import { usePage } from '#app/page/page-context.ts';

export interface StillPageProps {
  /** Which of the brand's small pictures stands above. */
  spot: 'maintenance' | 'notFound' | 'offline';
  status?: number;
  title: string;
  message: string;
  /** What else is to be known. */
  children?: ReactNode;
  action?: { href: string; text: string } | null;
}

/** What stands in the place of a page: a picture, what has happened, and one way on. */
export function StillPage({ spot, status, title, message, children, action }: StillPageProps) {
  const { template } = usePage();
  return (
    <section className="error-page">
      <img
        className="error-picture"
        src={`/pictures/spots/${template}-${spot}.svg`}
        alt=""
        width="240"
        height="180"
      />
      {status && <p className="error-status">{status}</p>}
      <h1>{title}</h1>
      <p className="error-message">{message}</p>
      {children}
      {action && (
        <a className={buttonClass({ kind: 'action', size: 'large' })} href={action.href}>
          {action.text}
        </a>
      )}
    </section>
  );
}
