import './doorway.css';
import { useEffect, type ReactNode } from 'react';
import { useTranslate } from '#app/texts/texts.ts';
import { ViewMenu } from './view-menu.tsx';

/** What stands before the office: one card, and how it is read. */
export function Doorway({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const t = useTranslate('frame');
  useEffect(() => {
    document.title = `${title} · ${t('product')}`;
  }, [title, t]);
  return (
    <div className="doorway">
      <header className="doorway-head">
        <p className="doorway-brand">
          <span className="doorway-mark" aria-hidden="true" />
          {t('product')}
        </p>
        <ViewMenu />
      </header>
      <main className="doorway-card">
        <h1 className="doorway-title">{title}</h1>
        <p className="doorway-note">{note}</p>
        {children}
      </main>
    </div>
  );
}
