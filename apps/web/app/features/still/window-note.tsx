import './window-note.css';
import type { ReactNode } from 'react';

/** All that a small window shows: that it waits, or that it may be closed. */
export function WindowNote({
  title,
  message,
  isWaiting = false,
  children,
}: {
  title: string;
  message: string;
  isWaiting?: boolean;
  children?: ReactNode;
}) {
  return (
    <section className="window-note" role="status">
      {isWaiting && <span className="window-note-mark" aria-hidden="true" />}
      <h1>{title}</h1>
      <p>{message}</p>
      {children}
    </section>
  );
}
