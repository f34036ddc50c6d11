import { createHmac } from 'node:crypto';

export type CodePurpose = 'register' | 'recovery' | 'contact';

/** What a code is for: it is good for nothing and nobody else. */
export interface CodeSubject {
  readonly siteId: number;
  readonly purpose: CodePurpose;
  /** A phone number or an e-mail address. */
  readonly recipient: string;
  /** Who may use it: an account, a member's id; empty for whoever has it. */
  readonly bearer: string;
}

/** What is stored of recipients and codes. Six digits are soon tried through, so the hashes have a key. */
export function createCodeHashes(secret: string) {
  const hash = (...parts: (string | number)[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['verification', ...parts]))
      .digest();
  return {
    ofRecipient: ({ siteId, purpose, recipient }: CodeSubject) =>
      hash('recipient', siteId, purpose, recipient),
    ofSubject: ({ siteId, purpose, recipient, bearer }: CodeSubject) =>
      hash('subject', siteId, purpose, recipient, bearer),
    ofCode: (id: string, code: string) => hash('code', id, code),
  };
}
export type CodeHashes = ReturnType<typeof createCodeHashes>;
