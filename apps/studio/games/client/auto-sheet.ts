import type { AutoTerms } from './auto-play.ts';
import { button, el } from './dom.ts';
import { pillChoice } from './pill-choice.ts';
import { openSheet } from './sheet.ts';
import type { Shell } from './shell.ts';

const roundChoices = [10, 25, 50, 100, 250] as const;
/** In stakes. What may be lost is always named; a single win need not end it. */
const lossChoices = [5, 10, 25, 50, 100] as const;
const winChoices = [null, 5, 20, 50, 100] as const;

/** Free spins, or hold and spin. */
export type AutoFeature = 'free' | 'hold';

const featureTexts = { free: 'auto_feature', hold: 'auto_feature_hold' } as const;

type Frame = Pick<Shell, 'text' | 'money' | 'locale'>;

/** Asks for how long rounds are to go on by themselves, at the stake that is chosen. */
export function openAutoSheet(
  { text, money, locale }: Frame,
  { stakeMinor, feature }: { readonly stakeMinor: bigint; readonly feature: AutoFeature | null },
  onStart: (terms: AutoTerms) => void,
): void {
  const stakes = (times: number) => money.show(stakeMinor * BigInt(times));
  const rounds = pillChoice(text('auto_rounds'), roundChoices, (count) => count.toLocaleString(locale));
  const loss = pillChoice(text('auto_loss'), lossChoices, stakes, 2);
  const win = pillChoice(text('auto_win'), winChoices, (times) =>
    times === null ? text('auto_never') : stakes(times),
  );
  const endsAtFeature = el('input', { type: 'checkbox', name: 'feature', checked: true });
  const start = button(text('auto_start'), () => begin(), { class: 'main-button' });
  const sheet = openSheet(
    text('auto'),
    text,
    rounds.element,
    loss.element,
    win.element,
    ...(feature ? [el('label', { class: 'auto-check' }, endsAtFeature, text(featureTexts[feature]))] : []),
    el('p', { class: 'note' }, text('auto_note')),
    start,
  );

  function begin(): void {
    sheet.close();
    const winTimes = win.chosen();
    onStart({
      rounds: rounds.chosen(),
      lossMinor: stakeMinor * BigInt(loss.chosen()),
      winMinor: winTimes === null ? null : stakeMinor * BigInt(winTimes),
      endsAtFeature: feature !== null && endsAtFeature.checked,
    });
  }
}
