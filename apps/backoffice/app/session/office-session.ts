import type { OfficeCalls, Permission } from '@halls/contract/office';
import { createStore, useStore } from '@halls/web-kit';
import { mayIn } from './may-in.ts';

export type Me = OfficeCalls['/me']['data'];

export interface OfficeSession {
  /** `asking`: the cookie is being asked about. `away`: it has ended while work is on the screen. */
  state: 'asking' | 'unreachable' | 'guest' | 'in' | 'away';
  me: Me | null;
  /** Goes with every call; a cookie alone changes nothing. */
  csrf: string | null;
}

export const session = createStore<OfficeSession>({ state: 'asking', me: null, csrf: null });

export function beginSession({ csrf, ...me }: Me): void {
  const before = session.read().me;
  // somebody else's work must not stay on the screen
  if (before && before.operator.operator_id !== me.operator.operator_id) return location.reload();
  session.set({ state: 'in', me: { ...me, csrf }, csrf });
}

/** The server knows the session no more: what is on the screen stays, and the way back in is shown over it. */
export function loseSession(): void {
  const { state, me } = session.read();
  session.set({ state: state === 'in' || state === 'away' ? 'away' : 'guest', me, csrf: null });
}

export function useMe(): Me {
  const { me } = useStore(session);
  if (!me) throw new Error('Nobody is signed in.');
  return me;
}

/** Whether who is signed in holds a permission: in a site, in all (`house`) or in any (`some`). */
export function useMay(): (permission: Permission, where: number | 'house' | 'some') => boolean {
  const { grants } = useMe();
  return (permission, where) => mayIn(grants, permission, where);
}
