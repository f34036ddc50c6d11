import { describe, expect, it, vi } from 'vitest';
import { createStoredSession, type SessionFormat } from './stored-session.ts';

interface Session {
  token: string;
  memberId: number;
}

const format: SessionFormat<Session> = {
  keys: ['member_id', 'member_type'],
  write: ({ memberId }) => ({ member_id: String(memberId) }),
  parse: (token, get) => (get('member_id') === null ? null : { token, memberId: Number(get('member_id')) }),
};
const session: Session = { token: 't1', memberId: 17 };

/** A storage area that two tabs share; a write in one reaches the other's listeners, as browsers do it. */
function twoTabs() {
  const values = new Map<string, string>();
  const targets = [new EventTarget(), new EventTarget()] as const;
  const area = (own: 0 | 1) => {
    const tell = (key: string) => {
      targets[own === 0 ? 1 : 0].dispatchEvent(Object.assign(new Event('storage'), { key }));
    };
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => {
        values.set(key, value);
        tell(key);
      },
      removeItem: (key: string) => {
        values.delete(key);
        tell(key);
      },
    };
  };
  return {
    values,
    stores: ([0, 1] as const).map((own) => createStoredSession(format, area(own), targets[own])),
  };
}

describe('createStoredSession', () => {
  it('keeps the session in the storage and forgets all of it at the end, and nothing else', () => {
    const { values, stores } = twoTabs();
    stores[0]?.start(session);
    expect(Object.fromEntries(values)).toEqual({ token: 't1', member_id: '17' });
    values.set('member_type', '1');
    values.set('lang', 'vi_VN');
    stores[0]?.end();
    expect(Object.fromEntries(values)).toEqual({ lang: 'vi_VN' });
    expect(stores[0]?.read()).toBeNull();
  });

  it('answers the same object until something changes', () => {
    const { stores } = twoTabs();
    stores[0]?.start(session);
    const before = stores[0]?.read();
    expect(stores[0]?.read()).toBe(before);
    stores[0]?.rotate('t2');
    expect(stores[0]?.read()).toEqual({ ...session, token: 't2' });
  });

  it('tells the other tab, once the session is whole', () => {
    const { stores } = twoTabs();
    const seen: (Session | null | undefined)[] = [];
    stores[1]?.subscribe(() => seen.push(stores[1]?.read()));
    stores[0]?.start(session);
    stores[0]?.end();
    expect(seen).toEqual([session, null]);
  });

  it('does not bring a session back by rotating a token after its end', () => {
    const { values, stores } = twoTabs();
    stores[0]?.rotate('t9');
    expect(values.size).toBe(0);
  });

  it('stops listening when nobody does', () => {
    const { stores } = twoTabs();
    const listener = vi.fn();
    stores[1]?.subscribe(listener)();
    stores[0]?.start(session);
    expect(listener).not.toHaveBeenCalled();
  });
});
