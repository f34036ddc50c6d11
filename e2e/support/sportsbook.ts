import { expect, type BrowserContext, type Frame, type Locator, type Page } from '@playwright/test';
import { changeProduct } from './product-data.ts';
import { pressPlay } from './visitor.ts';

/** The sportsbook of the hall of sports, and the one at its esports. */
export const books = {
  sports: { hall: 4, gpId: 'GPSB', name: 'Eight Halls Sportsbook' },
  esports: { hall: 9, gpId: 'GPES', name: 'Eight Halls Esports' },
} as const;

/** For what takes a launch, a transfer and a board that is told from its start: each is a second on a quiet machine. */
const timeout = 90_000;

/** Opens a sportsbook from its hall as a member would: in a frame of the site or in a window of its own. */
export async function openSportsbook(
  page: Page,
  context: BrowserContext,
  isMobile: boolean,
  { hall, gpId, name }: (typeof books)[keyof typeof books] = books.sports,
): Promise<Frame> {
  await page.goto(`/gameHall/${hall}?lang=en_US`);
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
  // the board of the hall itself comes above the tiles
  if (hall === books.sports.hall)
    await expect(page.frameLocator('.sports-board iframe').locator('.match-row').first()).toBeVisible({
      timeout,
    });
  await pressPlay(page.locator('article.tile', { hasText: name }).first(), isMobile);
  let book: Frame | undefined;
  await expect
    .poll(
      () => {
        // the hall itself shows the board with play money, which no operator has opened
        const frames = context.pages().flatMap((one) => one.frames());
        book = frames.find((frame) => frame.url().includes(`/play/${gpId}?operator_id=`));
        return book !== undefined;
      },
      { timeout },
    )
    .toBe(true);
  if (!book) throw new Error('the sportsbook did not open');
  if (isMobile) await book.page().setViewportSize({ width: 390, height: 844 });
  await expect(book.locator('.match-row').first()).toBeVisible({ timeout });
  return book;
}

/** A match that has not begun, with some minutes left, and what it is called. */
export async function comingMatch(
  book: Frame,
  place: number,
  sport: 'football' | 'tennis' | 'basketball' | 'esport' = 'football',
): Promise<Locator> {
  const rows = book.locator('.board-part').nth(1).locator(`.match-row[data-sport="${sport}"]`);
  await expect.poll(() => rows.count()).toBeGreaterThan(place + 4);
  const count = await rows.count();
  const id = await rows.nth(count - 1 - place).getAttribute('data-match');
  return book.locator(`.match-row[data-match="${id}"]`);
}

/** Puts a price of a match on the slip. */
export async function pick(row: Locator, place = 0): Promise<void> {
  const price = row.locator('.row-prices.of-result .price').nth(place);
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
}

/** On a small screen the slip is a sheet. */
export async function openSlip(book: Frame, isMobile: boolean): Promise<Locator> {
  const slip = book.locator('.slip-drawer');
  if (isMobile && !(await slip.evaluate((element) => element.classList.contains('is-open'))))
    await book.locator('.slip-opener').click();
  return slip;
}

/**
 * Presses until the bet stands. A market that is just suspended takes nothing and a price that moves asks for consent;
 * then the slip is as it was, and `prepare` makes it ready again.
 */
export async function placeUntilTaken(
  slip: Locator,
  prepare: () => Promise<void>,
  press: (place: Locator) => Promise<void> = (place) => place.click({ timeout: 5_000 }),
): Promise<void> {
  const state = slip.locator('.receipts .ticket .ticket-state');
  await expect(async () => {
    if ((await state.count()) === 0) {
      const agree = slip.getByRole('button', { name: 'Agree to the new prices' });
      if (await agree.isVisible()) await agree.click({ timeout: 5_000 });
      await prepare();
      await press(slip.locator('.place-button'));
      await expect(state.or(slip.locator('.slip-reason:not(.is-calm):visible'))).not.toHaveCount(0);
      // a refusal says itself in the report
      await expect(state, (await slip.locator('.slip-reason').textContent()) ?? '').toHaveCount(1);
    }
    await expect(state).toHaveText(/Accepted|Not taken/);
    if ((await state.textContent()) === 'Accepted') return;
    // a danger while it was looked at: the stake is back, and so are the selections
    await slip.getByRole('button', { name: 'Put back on the slip' }).click({ timeout: 5_000 });
    throw new Error('the bet was not taken');
  }).toPass({ timeout: 240_000 });
}

/** All that a bet's state says from now on: whoever asks from outside may be too late for what is there for a moment. */
export async function followStates(book: Frame): Promise<() => Promise<readonly string[]>> {
  await book.evaluate(() => {
    const said: string[] = [];
    new MutationObserver(() => {
      const now = document.querySelector('.slip-drawer .receipts .ticket .ticket-state')?.textContent;
      if (now && !said.includes(now)) said.push(now);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { said });
  });
  return () => book.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** The whole match is told within the second, as if it had begun long ago. */
export function playToTheEnd(matchId: string): Promise<void> {
  // longer than the longest match of any sport
  return playToSecond(matchId, 900);
}

/** The match is told up to then within the second, and goes on from there. */
export async function playToSecond(matchId: string, seconds: number): Promise<void> {
  await changeProduct(
    `update sports.sim_match set kicks_off_at = clock_timestamp() - $2 * interval '1 second' where match_id = $1`,
    [matchId, seconds],
  );
}
