import type { Shell } from '../../../client/shell.ts';
import type { PicksModel } from '../../picks-model.ts';
import type { OptionText } from '../option-texts.ts';
import { ballsStage } from './balls-stage.ts';
import { baccaratStage, dragonTigerStage } from './cards-stage.ts';
import { diceStage } from './dice-stage.ts';
import { birdDuelStage, esportStage } from './duel-stage.ts';
import { kenoStage } from './keno-stage.ts';
import { penaltyStage } from './penalty-stage.ts';
import { type PicksStage, Show, type StageParts } from './picks-stage.ts';
import { raceStage } from './race-stage.ts';

export function createStage(model: PicksModel, shell: Shell, text: OptionText): PicksStage {
  const parts: StageParts = { shell, text, theme: shell.view.game.theme, show: new Show(shell) };
  switch (model.id) {
    case 'baccarat':
      return baccaratStage(parts);
    case 'dragon-tiger':
      return dragonTigerStage(parts);
    case 'sicbo':
      return diceStage(parts);
    case 'digits-3':
      return ballsStage(parts);
    case 'keno':
      return kenoStage(parts);
    case 'penalty':
      return penaltyStage(parts);
    case 'race-8':
      return raceStage(parts, 8);
    case 'race-6':
      return raceStage(parts, 6);
    case 'bird-duel':
      return birdDuelStage(parts);
    case 'esport-duel':
      return esportStage(parts);
  }
}
