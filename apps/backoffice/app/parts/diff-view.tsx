import './diff-view.css';
import { useTranslate } from '#app/texts/texts.ts';
import { diffOf } from './diff-of.ts';

/** What has changed, or would: each place with what stood there and what stands there after. */
export function DiffView({ before, after }: { before: unknown; after: unknown }) {
  const t = useTranslate('parts');
  const lines = diffOf(before, after);
  if (lines.length === 0) return <p className="diff-none">{t('diff.none')}</p>;
  return (
    <table className="diff">
      <thead>
        <tr>
          <th scope="col">{t('diff.what')}</th>
          <th scope="col">{t('diff.before')}</th>
          <th scope="col">{t('diff.after')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.path}>
            <th scope="row">{line.path === '' ? '–' : line.path}</th>
            <td>
              {line.before === null ? (
                <span aria-label={t('diff.nothing')}>–</span>
              ) : (
                <del>{line.before}</del>
              )}
            </td>
            <td>
              {line.after === null ? <span aria-label={t('diff.nothing')}>–</span> : <ins>{line.after}</ins>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
