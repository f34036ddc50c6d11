import { toasts } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';

/** A third party that is to be linked to whoever logs in next in this window. */
export interface PendingLink {
  ticket: string;
  verifier: string;
  /** What is said once it is linked. */
  linked: string;
}

let pending: PendingLink | null = null;

export function linkAtNextLogin(link: PendingLink): void {
  pending = link;
}

/** Somebody has just logged in: links what waited for it; null when nothing did. */
export function linkPending(): Promise<void> | null {
  const link = pending;
  pending = null;
  return link && complete(link);
}

async function complete({ ticket, verifier, linked }: PendingLink): Promise<void> {
  const result = await api.call('/member/third_party/link', { ticket, verifier });
  if (result.ok) toasts.show('success', linked);
  else toasts.show('error', result.message);
}
