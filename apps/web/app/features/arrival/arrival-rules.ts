/** What an address says of a member who comes from an operator's system. */
export interface Arrival {
  /** The address without all of it. */
  cleaned: string;
  /** To be redeemed; null when there is none, or not all that belongs to it. */
  code: string | null;
  /** Whom the address names; the answer must be about them. */
  named: Member | null;
}

interface Member {
  member_id: string;
  member_account: string;
  member_currency: string;
}

export interface Redeemed extends Member {
  token: string;
}

const names = ['member_account', 'member_currency', 'member_id'] as const;
const parameters = ['tk', ...names, 'enc'] as const;

/** Null for an address that says nothing of it. A page that is told not to ask still cleans its address. */
export function readArrival(address: string, isSkipped: boolean): Arrival | null {
  const url = new URL(address);
  const { searchParams: query } = url;
  if (!parameters.some((name) => query.has(name))) return null;
  const [account, currency, id] = names.map((name) => query.get(name) ?? '');
  const code = query.get('tk');
  const named =
    code && account && currency && id
      ? { member_account: account, member_currency: currency, member_id: id }
      : null;
  const enc = query.get('enc');
  for (const name of parameters) query.delete(name);
  return {
    cleaned: url.href,
    code: isSkipped ? null : (named ? code : enc) || null,
    named: isSkipped ? null : named,
  };
}

/** The session of an answer that has all four parts, and is about whom the address names; else null. */
export function readRedeemed(text: string, named: Member | null): Redeemed | null {
  const answer = parse(text);
  if (!answer) return null;
  const member: Redeemed = {
    token: textOf(answer.tk),
    member_id: textOf(answer.member_id),
    member_account: textOf(answer.member_account),
    member_currency: textOf(answer.member_currency),
  };
  if (Object.values(member).some((part) => part === '')) return null;
  return !named || names.every((name) => named[name] === member[name]) ? member : null;
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
