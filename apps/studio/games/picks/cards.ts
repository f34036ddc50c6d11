import type { PicksModel } from './picks-model.ts';

/** The card that a draw plays, by its number. */
export function cardOfDraw(count: number, drawNumber: number): number {
  return (drawNumber % count) + 1;
}

export function optionOnCard(option: string, card: number): string {
  return `${option}@${card}`;
}

/** What an option says: its kind, its choice, and the card that it is of. */
export function readCardOption(option: string): {
  readonly kind: string;
  readonly choice: string;
  readonly card: number;
} {
  const [bet = '', card = ''] = option.split('@');
  const [kind = '', choice = ''] = bet.split(':');
  return { kind, choice, card: Number(card) };
}

/** What can be bet on in a draw. */
export function optionsOfDraw(
  { cards, examples }: Pick<PicksModel, 'cards' | 'examples'>,
  drawNumber: number,
): readonly string[] {
  return cards ? cards.optionsOf(cardOfDraw(cards.count, drawNumber)) : examples;
}

/** Whether a draw takes an option that the table knows. */
export function isOfDraw({ cards }: Pick<PicksModel, 'cards'>, option: string, drawNumber: number): boolean {
  return !cards || readCardOption(option).card === cardOfDraw(cards.count, drawNumber);
}
