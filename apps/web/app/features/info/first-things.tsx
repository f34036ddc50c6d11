import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from '@halls/web-kit';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { useMember } from '#app/member/member-store.ts';
import { useIsNarrow } from '#app/page/use-is-narrow.ts';

const ownPage = '/user/Info';

/** Whoever must change their password does that before anything else: in a dialog, or on a phone on their own page. */
export function Part(): null {
  const { member } = useMember();
  const isNarrow = useIsNarrow();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isAsked = useStore(dialogs).some(({ name }) => name === 'change-password');
  const mustChange = member?.first_login_to_change_password === 1;
  useEffect(() => {
    if (!mustChange) return;
    // Back closes every dialog; this one comes again
    if (!isNarrow && !isAsked) dialogs.open('change-password');
    if (isNarrow && isAsked) dialogs.close('change-password');
    if (isNarrow && pathname !== ownPage) void navigate(ownPage, { replace: true });
  }, [mustChange, isNarrow, isAsked, pathname, navigate]);
  return null;
}
