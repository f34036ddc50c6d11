import { readCookie } from '#app/page/cookies.ts';

/**
 * Who brought the visitor: the agent of the address, of the cookie or of the domain, else the recommend code of the address or
 * of the cookie. An agent comes first.
 */
export function introducerOf(
  search: string,
  cookies: string,
): { member_agent?: string; recommend_code?: string } {
  const query = new URLSearchParams(search);
  const agent =
    query.get('id') || readCookie(cookies, 'member_agent') || readCookie(cookies, 'agent_domain_id');
  if (agent) return { member_agent: agent };
  const code = query.get('invite') || readCookie(cookies, 'recommend_code');
  return code ? { recommend_code: code } : {};
}
