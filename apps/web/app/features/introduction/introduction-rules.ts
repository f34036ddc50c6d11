/** Who brings a visitor, as an address says it. */
export interface Introduction {
  type: 'agent' | 'recommend';
  value: string;
}

/** An agent's address has `id`, a friend's has `invite`; of both the agent counts. */
export function readIntroduction(search: string): Introduction | null {
  const query = new URLSearchParams(search);
  const agent = query.get('id');
  if (agent) return { type: 'agent', value: agent };
  const code = query.get('invite');
  return code ? { type: 'recommend', value: code } : null;
}

const cookieOf = { agent: 'member_agent', recommend: 'recommend_code' } as const;

/** The cookies that keep it for a registration later on; `register_type_limit` says until when, in milliseconds. */
export function cookiesOf(
  { type, value }: Introduction,
  place: { nowMs: number; minutes: number },
): readonly (readonly [name: string, value: string])[] {
  return [
    [cookieOf[type], value],
    ['register_type', type],
    ['register_type_limit', String(place.nowMs + place.minutes * 60_000)],
  ];
}
