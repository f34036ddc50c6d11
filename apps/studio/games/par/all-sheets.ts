import { handsModelVersions } from '../hands/hands-models.ts';
import { picksModelVersions } from '../picks/picks-models.ts';
import { slotModelVersions } from '../slots/slot-models.ts';
import { parPage } from './par-page.ts';
import { buildParSheet, type ParSheet } from './par-sheet.ts';

export interface WrittenSheet {
  readonly sheet: ParSheet;
  /** The version in play has the model's name, an earlier one its number too. */
  readonly name: string;
  readonly page: string;
  readonly isInPlay: boolean;
}

/** A sheet of every version of every model, made from the models. Takes half a minute: tumbles and deals are counted whole. */
export function* allSheets(): Generator<WrittenSheet> {
  const all = { ...slotModelVersions, ...picksModelVersions, ...handsModelVersions };
  for (const versions of Object.values(all))
    for (const [index, model] of versions.entries()) {
      const version = index + 1;
      const isInPlay = version === versions.length;
      const name = isInPlay ? model.id : `${model.id}.v${version}`;
      const sheet = buildParSheet(model, version);
      yield { sheet, name, isInPlay, page: parPage(sheet, model, `${name}.json`) };
    }
}
