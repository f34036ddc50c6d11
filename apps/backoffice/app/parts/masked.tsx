import { useTranslate } from '#app/texts/texts.ts';

/** Something personal: covered until somebody has said why they look. */
export function Masked({ clear }: { clear: string | null }) {
  const t = useTranslate('parts');
  if (clear !== null) return clear;
  return (
    <span>
      <span aria-hidden="true">••••••</span>
      <span className="sr-only">{t('masked')}</span>
    </span>
  );
}
