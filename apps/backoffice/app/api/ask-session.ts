import { api } from './api.ts';
import { speakTo } from '#app/texts/texts.ts';
import { beginSession, session } from '#app/session/office-session.ts';

/** Asks whom the cookie belongs to. A page that is loaded anew gets what goes with its calls by it. */
export async function askSession(): Promise<void> {
  const result = await api.call('/me', {}, { reads: true });
  if (result.ok) {
    await speakTo(result.data.operator.language);
    return beginSession(result.data);
  }
  session.change({ state: result.code === 401 ? 'guest' : 'unreachable' });
}
