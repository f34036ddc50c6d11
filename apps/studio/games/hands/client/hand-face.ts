import type { Translate } from '@halls/i18n/format';
import type { Shell } from '../../client/shell.ts';
import type { Show } from '../../client/show.ts';
import type { Words } from '../../client/texts.ts';
import type { HandWords } from '../words/hand-texts.ts';
import type { HandModel, HandOutcome } from '../hand-model.ts';
import type { HandPhase } from './hand-game.ts';

/** How the player sees a kind of hand: its table, and which words are its own. The mathematics know nothing of it. */
export interface HandFace<Outcome extends HandOutcome = HandOutcome, Key extends string = string> {
  /** Its own of the words of all hands: `rule` and `rule_more` say how it is played. */
  wordsOf(all: HandWords): Words<Key>;
  createTable(parts: HandTableParts<Outcome, Key>): HandTable<Outcome>;
  /** What pays what, for the sheet with the rules. */
  paysOf(text: Translate<Key>, shell: Shell): Node[];
}

export interface HandTableParts<Outcome extends HandOutcome = HandOutcome, Key extends string = string> {
  readonly shell: Shell;
  readonly model: HandModel<Outcome>;
  readonly text: Translate<Key>;
  readonly show: Show;
  /** The player makes a move. */
  onMove(move: string): void;
}

export interface HandTable<Outcome extends HandOutcome = HandOutcome> {
  readonly element: HTMLElement;
  follow(phase: HandPhase, outcome: Outcome | null): void;
  play(outcome: Outcome, before: Outcome | null): Promise<void>;
  skip(): void;
  rest(outcome: Outcome | null): void;
  describe(outcome: Outcome): string;
  /** The hand in little, for the list of rounds. */
  small(outcome: Outcome): Node[];
  /** What the bar's button does while the hand waits; null where the table's own buttons are all there is. */
  readonly mainMove: { readonly label: string; move(): string } | null;
}

/** Checks a face against its own words and outcomes, then forgets them: the game meets faces by their model's id. */
export function defineHandFace<Outcome extends HandOutcome, Key extends string>(
  face: HandFace<Outcome, Key>,
): HandFace {
  return face as unknown as HandFace;
}
