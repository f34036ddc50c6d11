import { createHmac } from 'node:crypto';

/** What the pages of a session send along; nobody knows it who has not read an answer of that session. */
export function csrfUnder(serverSecret: string): (token: string) => string {
  return (token) => createHmac('sha256', serverSecret).update(`office csrf ${token}`).digest('base64url');
}
