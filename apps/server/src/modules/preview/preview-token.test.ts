import { expect, test } from 'vitest';
import { createPreviewTokens } from './preview-token.ts';

const now = new Date('2026-03-31T12:00:00Z');
const grant = {
  ...{ siteId: 1, documentId: 7, version: 3, officeOrigin: 'http://127.0.0.1:3200' },
  expiresAt: new Date('2026-03-31T12:15:00Z'),
};
const tokens = createPreviewTokens('a secret of this test, long enough');

test('a grant is read as it was written, until it is over', () => {
  const token = tokens.write(grant);
  expect(tokens.read(token, now)).toEqual(grant);
  expect(tokens.read(token, grant.expiresAt)).toBeNull();
});

test('nothing else is one', () => {
  const [text = '', signature = ''] = tokens.write(grant).split('.');
  const other = Buffer.from(JSON.stringify([2, 7, 3, grant.expiresAt.getTime(), grant.officeOrigin]));
  const forged = [
    '',
    '.',
    text,
    `${text}.`,
    `${text}.${signature}x`,
    `${other.toString('base64url')}.${signature}`,
    createPreviewTokens('another secret, just as long as it').write(grant),
  ];
  expect(forged.map((token) => tokens.read(token, now))).toEqual(forged.map(() => null));
});
