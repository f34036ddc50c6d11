import type { ReactNode } from 'react';
import { classNames } from '@halls/ui';
import { useTranslate } from '#app/texts/texts.ts';

interface SideRow {
  name: string;
  ours: ReactNode;
  theirs: ReactNode;
  isOff: boolean;
}

/** Both sides beside each other; lines that differ stand out, and say so. */
export function SideTable({ label, rows }: { label: string; rows: readonly SideRow[] }) {
  const t = useTranslate('reconciliation');
  const p = useTranslate('parts');
  return (
    <table className="recon-sides" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{p('diff.what')}</th>
          <th scope="col">{t('ours')}</th>
          <th scope="col">{t('theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, ours, theirs, isOff }) => (
          <tr key={name} className={classNames(isOff && 'recon-sides-off')}>
            <th scope="row">
              {name}
              {isOff && ' ≠'}
            </th>
            <td>{ours}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
