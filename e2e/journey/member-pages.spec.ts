import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { keepNothing } from '../support/first-visit.ts';
import { holdFonts } from '../support/hold-fonts.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { becomeMember } from '../support/member.ts';

/** Each page with what it shows once its data is there. */
const pages = [
  ['', '.member-card .money'],
  ['Info', '[name=member_email]'],
  ['Devices', '.devices-name'],
  ['LoginHistory', '.devices-text'],
  ['Limits', '.limits-limit'],
  ['MyWallet', '.my-wallet-total'],
  ['BindAccount', '.payout'],
  ['Announcement', '.news-item'],
  ['Letter', '.letter'],
  ['Deposit', '.deposit-quick'],
  ['Withdrawal', '.withdrawal-accounts'],
  ['Transaction', '.statement-table'],
  ['DWRecord', '.deposit-panel > .deposit-note'],
  ['GameRecord', '.play-none'],
] as const;

/** Those of what members are given. */
const rewardPages = [
  ['MyBonus', '.bonus-sections'],
  ['Offers', '.offer-card'],
  ['Rebate', '.rebate-terms'],
  ['Vip', '.vip-level'],
  ['Missions', '.mission-progress'],
] as const;

for (const [what, listed] of Object.entries({ 'page of a member': pages, 'page of rewards': rewardPages }))
  test(`every ${what} stands still when its data comes, meets WCAG 2.2 AA and fits the narrowest phone`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(480_000);
    await becomeMember(page);
    await keepNothing(page);
    const fonts = await holdFonts(page);
    for (const [id, sign] of listed)
      await test.step(`/user/${id}`, async () => {
        fonts.hold();
        // a page is loaded when its fonts have come as well
        await page.goto(`/user/${id}?lang=en_US`, { waitUntil: 'domcontentloaded' });
        await expect(page.locator(sign).first()).toBeVisible();
        await expect(page.locator('.member-card .money').first()).toBeAttached();
        expect.soft(await layoutShift(page), id).toEqual({ sum: 0, moved: [] });
        await fonts.letCome();
        expect.soft(await accessibilityFaults(page), id).toEqual([]);
      });
    if (!isMobile) return;
    // by itself: a page that comes while the window's width changes would be said to move
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [id, sign] of listed)
      await test.step(`/user/${id} at 320`, async () => {
        await page.goto(`/user/${id}?lang=en_US`, { waitUntil: 'domcontentloaded' });
        await expect(page.locator(sign).first()).toBeVisible();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), id).toBe(320);
      });
  });
