import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an address shows, to whom, and until when. */
export interface PreviewGrant {
  readonly siteId: number;
  readonly documentId: number;
  readonly version: number;
  /** Of the office that frames it. */
  readonly officeOrigin: string;
  readonly expiresAt: Date;
}

/** Signs and reads the part of an address that stands for a grant. */
export function createPreviewTokens(serverSecret: string) {
  const sign = (text: string) =>
    createHmac('sha256', serverSecret).update(`preview ${text}`).digest('base64url');

  return {
    write({ siteId, documentId, version, officeOrigin, expiresAt }: PreviewGrant): string {
      const fields = [siteId, documentId, version, expiresAt.getTime(), officeOrigin];
      const text = Buffer.from(JSON.stringify(fields)).toString('base64url');
      return `${text}.${sign(text)}`;
    },

    /** Null for what was not written here or is over. */
    read(token: string, now: Date): PreviewGrant | null {
      const [text = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature);
      const wanted = Buffer.from(sign(text));
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      const [siteId, documentId, version, expiresAtMs, officeOrigin] = JSON.parse(
        Buffer.from(text, 'base64url').toString(),
      ) as [number, number, number, number, string];
      const expiresAt = new Date(expiresAtMs);
      return expiresAt > now ? { siteId, documentId, version, officeOrigin, expiresAt } : null;
    },
  };
}

export type PreviewTokens = ReturnType<typeof createPreviewTokens>;
