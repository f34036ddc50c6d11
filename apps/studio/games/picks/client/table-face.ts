import type { Translate } from '@halls/i18n/format';
import type { BoxView, PoolSideView } from '../../../play-protocol/play-protocol.ts';
import type { Shell } from '../../client/shell.ts';
import type { Words } from '../../client/texts.ts';
import type { PicksModel } from '../picks-model.ts';
import type { TableWords } from '../words/table-texts.ts';
import type { PicksStage, StageParts } from './picks-stage.ts';
import type { RoadMark } from './roads/road.ts';

/**
 * How the player sees a table model: which words are its own, where chips are placed, and the show of a draw. A model's mathematics
 * know nothing of it.
 */
export interface TableFace<Outcome = unknown, Key extends string = string> {
  /** Its own of the words of all tables: `rule` says how it is played; an option's words stand under its id. */
  wordsOf(all: TableWords): Words<Key>;
  createStage(parts: StageParts<Key>): PicksStage<Outcome>;
  /** Where absent: a place for each option, the likely ones in a row of their own. */
  createTable?(parts: TableParts<Key>): Table;
  /** The words for an option that is more than its id and choice, such as `win:3`. */
  nameOf?(option: string, text: Translate<Key>): string;
  /** The last results: everybody's at a table that many play at, the player's own at others. */
  readonly road: {
    /** Marks above each other, as in a bead road; else they stand in a row. */
    readonly rows: number;
    markOf(outcome: Outcome, text: Translate<Key>): RoadMark;
    /** Where one of two sides wins, or neither: the words for the one whose marks are red, and for the blue one. */
    readonly sides?: { readonly red: Key; readonly blue: Key };
  };
  /** Where the field changes: what is counted over all of it, each with its option in the draw of an outcome, if it was in it. */
  tallies?(text: Translate<Key>): readonly Tally<Outcome>[];
  /** Where there are many options: those in the list of odds; the others unfold below it. */
  isListed?(option: string): boolean;
}

export interface Tally<Outcome = unknown> {
  readonly name: string;
  optionIn(outcome: Outcome): string | null;
}

/** What a kind of table gets from the game. */
export interface TableParts<Key extends string = string> {
  readonly shell: Shell;
  readonly model: PicksModel;
  readonly text: Translate<Key>;
  /** A button that places the chosen chip on an option, and shows what lies there. */
  spot(option: string, label?: string): HTMLButtonElement;
  /** Whether a chip lies on an option, shown at the moment or not. */
  hasChip(option: string): boolean;
  /** Places the chosen chip on each of the options, or on none where that is too much. */
  place(options: readonly string[]): void;
}

export interface Result {
  readonly number: number;
  readonly outcome: unknown;
}

export interface Table {
  readonly element: HTMLElement;
  /** Who sits at its seats now. */
  showBoxes?(boxes: readonly BoxView[]): void;
  /** How its pool lies now. */
  showPool?(sides: readonly PoolSideView[]): void;
  /** Where the field changes: the draw that is bet on. */
  showDraw?(number: number): void;
  /** What was shown last, the newest first. */
  showResults?(results: readonly Result[]): void;
  /** Chips were placed or taken. */
  onChips?(): void;
}

/** Checks a face against its own words and outcomes, then forgets them: the game meets faces by their model's id. */
export function defineFace<Outcome, Key extends string>(face: TableFace<Outcome, Key>): TableFace {
  return face;
}

/** The words for an option with its choice, such as `last:7`. */
export function nameOfOption(face: TableFace, option: string, text: Translate): string {
  if (face.nameOf) return face.nameOf(option, text);
  const [id = '', choice] = option.split(':');
  return choice === undefined ? text(id) : `${text(id)} ${choice}`;
}

/** 195 hundredths as 1.95, 200 as 2. */
export function formatOdds(hundredths: number): string {
  return (hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2);
}
