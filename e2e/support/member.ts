import type { LoginSuccess } from '@halls/contract/session';
import { expect, type Page } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { newAccount, newPhone } from './visitor.ts';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/**
 * Makes the page's visitor a new member of the site without its forms, for tests of what comes after them. The page
 * itself is left at an address that shows nothing; the next one that it opens is the member's.
 */
export async function becomeMember(page: Page): Promise<void> {
  const account = newAccount();
  const { token, challenge } = await ask<{ token: string; challenge: Challenge }>(page, '/api/captcha', {
    type: 2,
    kind: 'pow',
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  const member = await ask<LoginSuccess>(page, '/api/register', {
    member_account: account,
    password: 'abc12345',
    member_currency: 'USD',
    member_name: 'Nguyen',
    member_email: `${account}@example.com`,
    member_phone: newPhone(),
    withdraw_password: '1234',
    agreement: true,
    captcha_token: token,
    answer: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
  });
  // what is stored belongs to an origin, so that the page has to be there
  await page.goto('/health');
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storedOf(member));
}

/** As the site keeps who is logged in. */
function storedOf(member: LoginSuccess): Record<string, string> {
  return {
    token: member.token,
    member_id: String(member.member_id),
    member_account: member.member_account,
    currency: member.member_currency,
  };
}

async function ask<Data>(page: Page, path: string, input: object): Promise<Data> {
  const response = await page.request.post(path, { data: input });
  const answer = (await response.json()) as { code: number; message: string; data: Data };
  expect(answer, path).toMatchObject({ code: 100 });
  return answer.data;
}
