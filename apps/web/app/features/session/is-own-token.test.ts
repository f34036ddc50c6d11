import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isOwnToken } from './is-own-token.ts';

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

describe('isOwnToken', () => {
  it('knows the login of this page from one elsewhere', async () => {
    expect(await isOwnToken(hash('mine'), 'mine')).toBe(true);
    expect(await isOwnToken(hash('other'), 'mine')).toBe(false);
  });
  it('has nothing to end when nobody is logged in', async () => {
    expect(await isOwnToken(hash('other'), undefined)).toBe(true);
  });
});
