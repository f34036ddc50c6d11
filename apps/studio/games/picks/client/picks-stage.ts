import type { Translate } from '@halls/i18n/format';
import type { Shell } from '../../client/shell.ts';
import type { Show } from '../../client/show.ts';

/** Shows a table's draws. Outcomes stand before they are shown; `skip` only shortens the show. */
export interface PicksStage<Outcome = unknown> {
  readonly element: HTMLElement;
  /** Without a show: the end of an outcome, or the empty table. */
  rest(outcome: Outcome | null): void;
  /** Where the field changes: the draw that is shown next. */
  showDraw?(number: number): void;
  /** The studio has been asked. */
  wait(): void;
  play(outcome: Outcome): Promise<void>;
  skip(): void;
  /** The outcome in words, for everybody who does not see it. */
  describe(outcome: Outcome): string;
}

export interface StageParts<Key extends string = string> {
  readonly shell: Shell;
  readonly text: Translate<Key>;
  readonly theme: Shell['view']['game']['theme'];
  readonly show: Show;
}

export function artOf(theme: StageParts['theme'], symbol: string): string {
  return `/art/${theme.id}/${symbol}.svg`;
}
