import './floats.css';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import { Link } from '#app/page/link.tsx';
import { hiddenFloats, hideFloat } from './hidden-floats.ts';

export const namespaces = ['places'] as const;

const sides = ['left', 'right'] as const;

/**
 * Pictures at the sides of the home page that lead somewhere; what a visitor puts away stays away for the session.
 * Elsewhere they would lie on what somebody came for.
 */
export function Part() {
  const t = useTranslate('places');
  const isHome = useLocation().pathname === '/';
  const [hidden, setHidden] = useState(hiddenFloats);
  const floats = useRead(reads.of('/arks/web/float', {})).data?.list ?? [];
  const shown = floats.filter(({ id }) => !hidden.includes(id));
  if (!isHome || shown.length === 0) return null;
  return (
    <aside aria-label={t('float.region')}>
      {sides.map((side) => (
        <ul key={side} className={`floats floats-${side}`}>
          {shown
            .filter(({ position }) => position === side)
            .map(({ id, title, url, photo_path: picture }) => (
              <li key={id} className="float">
                <FloatLink url={url}>
                  <img src={picture} alt="" width="56" height="56" />
                  <span>{title}</span>
                </FloatLink>
                <IconButton
                  className="float-hide"
                  icon="close"
                  label={t('float.hide', { name: title })}
                  onClick={() => setHidden(hideFloat(id))}
                />
              </li>
            ))}
        </ul>
      ))}
    </aside>
  );
}

function FloatLink({ url, children }: { url: string; children: ReactNode }) {
  if (url.startsWith('/'))
    return (
      <Link className="float-link" to={url}>
        {children}
      </Link>
    );
  return (
    <a className="float-link" href={url} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
