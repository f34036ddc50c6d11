import {
  createStoredSession,
  useStore,
  type SessionFormat,
  type SessionStorageArea,
  type StoredSession,
} from '@halls/web-kit';

/** The member who is logged in. */
export interface Session {
  token: string;
  memberId: number;
  memberAccount: string;
  currency: string;
}

/** Under the keys that the product names. */
export const sessionFormat: SessionFormat<Session> = {
  keys: ['member_id', 'member_account', 'currency', 'member_type'],
  write: ({ memberId, memberAccount, currency }) => ({
    member_id: String(memberId),
    member_account: memberAccount,
    currency,
  }),
  parse(token, get) {
    const memberId = Number(get('member_id'));
    const memberAccount = get('member_account');
    const currency = get('currency');
    if (!Number.isSafeInteger(memberId) || memberId <= 0 || !memberAccount || !currency) return null;
    return { token, memberId, memberAccount, currency };
  },
};

/** On the server nobody is ever logged in: a page from there is always a guest's page. */
const nothingStored: SessionStorageArea = { getItem: () => null, setItem() {}, removeItem() {} };

export const browserSession: StoredSession<Session> =
  typeof window === 'undefined'
    ? createStoredSession(sessionFormat, nothingStored, new EventTarget())
    : createStoredSession(sessionFormat, window.localStorage, window);

/** The member, or null for a guest; null in the first render too, which must equal the server's. */
export function useSession(): Session | null {
  return useStore(browserSession);
}
