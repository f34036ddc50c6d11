import type { LoginSuccess } from '@halls/contract/session';
import { expect, type Page } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { newAccount, newPhone } from './visitor.ts';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** What members that tests make come in with. */
export const passwordOfMembers = 'abc12345';

/** An address of the site that shows nothing. What a page stores and asks for belongs to its origin. */
const nothing = '/health';

/** As the site numbers what a captcha is asked for. */
const captchaFor = { login: 1, registration: 2 } as const;

/**
 * Makes the page's visitor a new member of the site without its forms, for tests of what comes after them, and says
 * the account. The page itself is left at an address that shows nothing; the next one that it opens is the member's.
 */
export async function becomeMember(
  page: Page,
  {
    currency = 'USD',
    deviceId,
    recommendCode,
    agent,
  }: {
    readonly currency?: string;
    readonly deviceId?: string;
    readonly recommendCode?: string;
    /** The code or number of the one whose link it came by. */
    readonly agent?: string;
  } = {},
): Promise<string> {
  const account = newAccount();
  await page.goto(nothing);
  const member = await ask<LoginSuccess>(page, '/api/register', {
    member_account: account,
    password: passwordOfMembers,
    member_currency: currency,
    member_name: 'Nguyen',
    member_email: `${account}@example.com`,
    member_phone: newPhone(),
    withdraw_password: '1234',
    agreement: true,
    ...(deviceId ? { udid: deviceId } : {}),
    ...(recommendCode ? { recommend_code: recommendCode } : {}),
    ...(agent ? { member_agent: agent } : {}),
    ...(await solveCaptchaOf(page, 'registration')),
  });
  await comeIn(page, member);
  return account;
}

/** Logs the page's visitor in without the form, and leaves the page as `becomeMember` does. */
export async function logInByCall(page: Page, account: string): Promise<void> {
  await page.goto(nothing);
  const login = { account, password: passwordOfMembers, ...(await solveCaptchaOf(page, 'login')) };
  await comeIn(page, await ask<LoginSuccess>(page, '/api/login', login));
}

/** A try to log in with a wrong password, which the site refuses. */
export async function failToLogIn(page: Page, account: string): Promise<void> {
  await page.goto(nothing);
  const login = { account, password: 'wrong1234', ...(await solveCaptchaOf(page, 'login')) };
  await ask(page, '/api/login', login, 101);
}

/** Forgets who is logged in, as a browser of somebody else does. */
export async function becomeGuest(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}

/** As the site keeps who is logged in. */
async function comeIn(page: Page, member: LoginSuccess): Promise<void> {
  const stored = {
    token: member.token,
    member_id: String(member.member_id),
    member_account: member.member_account,
    currency: member.member_currency,
  };
  await page.evaluate((values) => Object.assign(localStorage, values), stored);
}

async function solveCaptchaOf(
  page: Page,
  purpose: keyof typeof captchaFor,
): Promise<{ captcha_token: string; answer: string }> {
  const { token, challenge } = await ask<{ token: string; challenge: Challenge }>(page, '/api/captcha', {
    type: captchaFor[purpose],
    kind: 'pow',
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return {
    captcha_token: token,
    answer: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
  };
}

/** To the page's host, which the system's resolver need not know: browsers know every name under `localhost`. */
async function ask<Data>(page: Page, path: string, input: object, code = 100): Promise<Data> {
  const { host, port } = new URL(page.url());
  const response = await page.request.post(`http://127.0.0.1:${port}${path}`, {
    headers: { Host: host },
    data: input,
  });
  const answer = (await response.json()) as { code: number; message: string; data: Data };
  expect(answer, path).toMatchObject({ code });
  return answer.data;
}
