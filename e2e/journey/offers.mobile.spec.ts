import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { becomeMember } from '../support/member.ts';

test('a member reads an offer, takes part, deposits, and has the bonus with the deposit', async ({
  page,
}) => {
  const bank = process.env.BANK_URL;
  test.skip(!bank, 'only the product that the tests start has a bank of theirs');
  await becomeMember(page);
  await page.goto('/discount?lang=en_US');
  await page.getByRole('link', { name: 'First deposit doubled' }).click();
  const offer = page.getByRole('region', { name: 'The offer in figures' });
  await expect(offer.getByText('100% of your deposit as bonus, $200.00 at most')).toBeVisible();
  await expect(offer.getByText('$20.00 or more, your deposit no. 1')).toBeVisible();
  await expect(offer.getByText('$1,000.00 (500%)')).toBeVisible();
  await expect(offer.getByText(/of \$200\.00 are left/)).toBeVisible();
  await expect(offer.getByText('You can take part')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Take part' }).dblclick();
  await expect(offer.getByText('You take part: it waits for your deposit')).toBeVisible();

  await page.goto('/Deposit?lang=en_US');
  await expect(page.getByLabel('Offer for this deposit')).toHaveValue(/\d+/);
  await page.getByRole('group', { name: 'Usual amounts' }).getByRole('button', { name: '20.00' }).click();
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Ready to be paid' })).toBeVisible();
  const orderNumber = await page.locator('.deposit-number > span').innerText();
  await page.request.post(`${bank}/control/act`, { data: { order_id: orderNumber, act: 'pay' } });
  await expect(page.getByRole('heading', { name: 'Credited' })).toBeVisible();

  await page.goto('/user/MyBonus?lang=en_US');
  await expect(page.getByRole('button', { name: 'Give up $20.00' })).toBeVisible();
  await expect(page.getByText('$0.00 of $100.00 staked')).toBeVisible();
  await page.goto('/user/Offers?lang=en_US');
  const card = page.getByRole('region', { name: 'First deposit doubled' });
  await expect(card.getByText('$20.00 received')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('textbox', { name: /Code/ }).first().fill('nothing-like-it');
  await page.getByRole('button', { name: 'Use it' }).first().click();
  await expect(page.getByText('There is no such code for this.')).toBeVisible();
});
