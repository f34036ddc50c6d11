import './emergency-strip.css';
import { Icon } from '@halls/ui';
import { When } from '#app/parts/when.tsx';
import { useMe } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';

/** What whoever sits at an emergency account never loses sight of. */
export function EmergencyStrip() {
  const t = useTranslate('frame');
  const { operator, session_ends_at } = useMe();
  if (!operator.is_emergency) return null;
  return (
    <p className="emergency-strip">
      <Icon name="warning" />
      <span>
        {t('emergency')} <When at={session_ends_at} />
      </span>
    </p>
  );
}
