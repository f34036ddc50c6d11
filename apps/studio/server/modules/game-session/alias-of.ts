import { hashSecret } from './hash-secret.ts';

/** What others at a table call a player, for as long as a session lasts: a provider knows nobody's name. */
export function aliasOf(sessionId: string): string {
  return hashSecret(`alias of ${sessionId}`).slice(0, 4).toUpperCase();
}
