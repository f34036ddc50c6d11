import { Link } from 'react-router';
import { PageHead } from '#app/parts/page-head.tsx';
import { useTranslate } from '#app/texts/texts.ts';

export function MissingPage() {
  const t = useTranslate('frame');
  return (
    <>
      <PageHead title={t('missing')} note={t('missing_note')} />
      <Link className="button button-quiet button-medium" to="/">
        {t('missing_home')}
      </Link>
    </>
  );
}
