import { api } from '#app/api/browser-client.ts';
import { reads } from '#app/api/reads.ts';
import { allLetters } from '#app/member/letters.ts';

/** Null when it is done, else what was wrong in the reader's words. The list follows, with or without a socket. */
export async function readLetter(id: number): Promise<string | null> {
  return after(await api.call('/arks/web/member/letter/read', { id }));
}

export async function readAll(): Promise<string | null> {
  return after(await api.call('/member/letter/read_all', {}));
}

export async function deleteLetters(ids: readonly number[]): Promise<string | null> {
  return after(await api.call('/arks/web/member/letter/destroy', { id: [...ids] }));
}

function after(result: { ok: boolean; message: string }): string | null {
  void reads.again(allLetters);
  return result.ok ? null : result.message;
}
