import './site-note.css';
import { useId, type ReactNode } from 'react';
import { classNames } from '@halls/ui';

/** A word of the site at the foot of the page, with what can be answered to it. */
export function SiteNote({
  title,
  className,
  children,
  answers,
}: {
  title?: string;
  className?: string;
  children?: ReactNode;
  answers?: ReactNode;
}) {
  const titleId = useId();
  return (
    <section
      className={classNames('site-note', className)}
      {...(title ? { 'aria-labelledby': titleId } : { role: 'status' })}
    >
      {title && <h2 id={titleId}>{title}</h2>}
      {children}
      {answers && <div className="site-note-answers">{answers}</div>}
    </section>
  );
}
