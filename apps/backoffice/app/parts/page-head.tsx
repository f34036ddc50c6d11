import './page-head.css';
import { useEffect, type ReactNode } from 'react';
import { useTranslate } from '#app/texts/texts.ts';

/** What a page is called, with what can be done with the whole of it. */
export function PageHead({
  title,
  aside,
  note,
  actions,
}: {
  title: string;
  /** Beside the title, such as how it stands. */
  aside?: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
}) {
  const t = useTranslate('frame');
  useEffect(() => {
    document.title = `${title} · ${t('product')}`;
  }, [title, t]);
  return (
    <header className="page-head">
      <div className="page-head-words">
        <div className="page-head-line">
          <h1 className="page-title">{title}</h1>
          {aside}
        </div>
        {note && <p className="page-note">{note}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  );
}
