import { expect, type Locator, type Page } from '@playwright/test';

/** Words of the pages in the languages that the journey is walked in. */
export const words = {
  vi_VN: {
    signUp: 'Đăng ký',
    logIn: 'Đăng nhập',
    create: 'Tạo tài khoản',
    byDevice: 'Xác minh bằng thiết bị',
    verified: 'Đã xác minh',
    leave: 'Rời trò chơi',
  },
  en_US: {
    signUp: 'Sign up',
    logIn: 'Log in',
    create: 'Create account',
    byDevice: 'let your device verify',
    verified: 'Verified',
    leave: 'Leave the game',
  },
  zh_CN: {
    signUp: '注册',
    logIn: '登录',
    create: '创建账号',
    byDevice: '用设备验证',
    verified: '验证完成',
    leave: '离开游戏',
  },
} as const;
export type Tongue = keyof typeof words;

let made = 0;

/** A name that no member has yet: letters and digits, within the 12 that an account may have. */
export function newAccount(): string {
  made += 1;
  return `e${(Date.now() % 36 ** 7).toString(36)}${made.toString(36)}`;
}

export function newPhone(): string {
  return `09${String(Date.now() + made).slice(-8)}`;
}

/** Whether the page has been taken over by its scripts: before that, a press does nothing. */
export async function untilAlive(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.querySelector('.account button') ?? {}).length))
    .toBeGreaterThan(0);
}

export async function openHome(page: Page, tongue: Tongue): Promise<void> {
  await page.goto(`/?lang=${tongue}`);
  await untilAlive(page);
}

/** Fills the registration with what a site may ask for and sends it. */
export async function register(
  page: Page,
  tongue: Tongue,
  account: string,
  password = 'abc12345',
): Promise<void> {
  const say = words[tongue];
  await page.getByRole('banner').getByRole('button', { name: say.signUp }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().waitFor();
  await fillIfShown(dialog, {
    member_account: account,
    password,
    check_password: password,
    member_name: 'Nguyen',
    member_email: `${account}@example.com`,
    member_phone: newPhone(),
    withdraw_password: '1234',
  });
  await solveCaptcha(dialog, tongue);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: say.create }).click();
  await expect(dialog).toBeHidden();
}

export async function logIn(page: Page, tongue: Tongue, account: string, password: string): Promise<void> {
  const say = words[tongue];
  await page.getByRole('banner').getByRole('button', { name: say.logIn }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=username]').fill(account);
  await dialog.locator('[name=password]').fill(password);
  await solveCaptcha(dialog, tongue);
  await dialog.getByRole('button', { name: say.logIn, exact: true }).click();
  await expect(dialog).toBeHidden();
}

export async function solveCaptcha(dialog: Locator, tongue: Tongue): Promise<void> {
  await dialog.getByRole('button', { name: words[tongue].byDevice }).click();
  await expect(dialog.getByText(words[tongue].verified)).toBeVisible({ timeout: 60_000 });
}

async function fillIfShown(dialog: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const input = dialog.locator(`[name=${name}]`);
    if ((await input.count()) > 0) await input.fill(value);
  }
}

/** Presses a tile in the middle of its picture, as everybody does. */
export async function pressPlay(tile: Locator, isMobile: boolean): Promise<void> {
  await tile.scrollIntoViewIfNeeded();
  const box = await tile.locator('.tile-picture').boundingBox();
  const position = { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 };
  if (!isMobile) return tile.click({ position });
  const page = tile.page();
  // a game that takes the page takes the tile with it
  const left = page
    .waitForEvent('framenavigated', { predicate: (frame) => frame === page.mainFrame(), timeout: 0 })
    .then(
      () => false,
      () => false,
    );
  await tile.tap({ position });
  // a busy machine ends a tap so late that it was a long press, which offers the demo
  const offered = tile.evaluate((element) => element.classList.contains('tile-open')).catch(() => false);
  const isOffered = await Promise.race([offered, left]);
  if (isOffered) await tile.tap({ position });
}

/** The balance in the header as a number of minor units, whatever the language's separators are. */
export async function headerBalance(page: Page): Promise<number> {
  const text = await page.locator('.header-balance .money').first().innerText();
  return Number(text.replace(/\D/g, ''));
}

/** Resolves when the page's socket asks for the member's channel. To be called before the page opens it. */
export function joinsMemberChannel(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (/subscribe.*private-member\.\d/.test(String(payload))) resolve();
      }),
    );
  });
}
