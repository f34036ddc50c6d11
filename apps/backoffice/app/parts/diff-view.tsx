import './diff-view.css';
import { useTranslate } from '#app/texts/texts.ts';
import { diffOf, type Leaf } from './diff-of.ts';
import { useFieldName } from './use-field-name.ts';
import { useLanguageName } from './use-language-name.ts';
import { When } from './when.tsx';

/** What has changed, or would: each place with what stood there and what stands there after. */
export function DiffView({ before, after }: { before: unknown; after: unknown }) {
  const t = useTranslate('parts');
  const nameOf = useFieldName();
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
          <tr key={JSON.stringify(line)}>
            <th scope="row">{line.path.length === 0 ? '–' : line.path.map(nameOf).join(' › ')}</th>
            <td>
              {line.before === undefined ? (
                <Nothing />
              ) : (
                <del>
                  <Value of={line.before} />
                </del>
              )}
            </td>
            <td>
              {line.after === undefined ? (
                <Nothing />
              ) : (
                <ins>
                  <Value of={line.after} />
                </ins>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Nothing() {
  const t = useTranslate('parts');
  return <span aria-label={t('diff.nothing')}>–</span>;
}

/** As the server writes instants. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function Value({ of: value }: { of: Leaf }) {
  const t = useTranslate('parts');
  const languageName = useLanguageName();
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (value === null || typeof value === 'object') return t('diff.nothing');
  if (typeof value === 'number') return value;
  return instant.test(value) ? <When at={value} /> : languageName(value);
}
