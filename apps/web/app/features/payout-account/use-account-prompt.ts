import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { dialogs } from '#app/dialogs/dialogs.ts';
import type { Member } from '#app/member/member-rules.ts';

/** Asks whoever came for a deposit for an account, where their site wants one first. */
export function useAccountPrompt(member: Member | null): void {
  const location = useLocation();
  // a password that must be changed goes before everything else
  const mayAsk =
    member?.need_bank_account_deposit_verified === 1 && member.first_login_to_change_password !== 1;
  useEffect(() => {
    if (!mayAsk || new URLSearchParams(location.search).get('for') !== 'deposit') return;
    forgetDeposit();
    dialogs.open('bind-account');
  }, [mayAsk, location]);
}

/** The addresses of a deposit are led here with it; a reload asks nothing again. */
function forgetDeposit(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('for');
  window.history.replaceState(window.history.state, '', url);
}
