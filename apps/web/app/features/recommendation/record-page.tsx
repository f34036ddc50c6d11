import { useTranslate } from '@halls/web-kit';
import { FriendList } from './friend-list.tsx';

export const namespaces = ['recommendation'] as const;

/** Whom the member has brought, how far each is, and what that has earned. */
export function Part() {
  const t = useTranslate('recommendation');
  return <FriendList asked={{}} empty={t('empty')} />;
}
