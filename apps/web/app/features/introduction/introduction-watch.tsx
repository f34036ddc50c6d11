import { useEffect } from 'react';
import { api } from '#app/api/browser-client.ts';
import { writeCookie } from '#app/page/cookies.ts';
import { useSiteData } from '#app/page/use-site-data.ts';
import { browserSession } from '#app/session/browser-session.ts';
import { cookiesOf, readIntroduction } from './introduction-rules.ts';

/** Keeps who has brought a visitor, so that they may look around before they register. */
export function Part(): null {
  const minutes = useSiteData()?.linkMinutes ?? 0;
  useEffect(() => void keepIntroduction(minutes), [minutes]);
  return null;
}

/** What the site does not know is not kept: a registration would be refused for it, and nobody could see why. */
async function keepIntroduction(minutes: number): Promise<void> {
  const introduction = readIntroduction(window.location.search);
  if (!introduction || minutes <= 0 || browserSession.read() !== null) return;
  const { type, value } = introduction;
  const question = type === 'agent' ? { agent_id: value } : { recommend_code: value };
  const result = await api.call('/register/valid_message', question, { reads: true });
  if (!result.ok || result.data.is_valid !== 1) return;
  // a link names the agent's number; whoever has typed an account was not brought by one
  if (type === 'agent' && /^[1-9]\d{0,14}$/.test(value)) void api.call('/agent/visit', { agent_id: value });
  const cookies = cookiesOf(introduction, { nowMs: Date.now(), minutes });
  for (const [name, text] of cookies) writeCookie(name, text, minutes * 60);
}
