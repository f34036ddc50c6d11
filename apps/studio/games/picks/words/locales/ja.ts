import { bullBullWords, dragonTigerLiveWords, dragonTigerWords, threeCardsWords } from './ja/card-words.ts';
import { birdDuelWords, birdPoolWords, esportDuelWords, leagueWords, penaltyWords } from './ja/duel-words.ts';
import { baccaratWords, rouletteWords, showWheelWords, sicboWords } from './ja/live-words.ts';
import {
  digits3Words,
  digits5Words,
  kenoWords,
  markSixWords,
  prizeWords,
  prizes18Words,
  prizes27Words,
  ranks10Words,
} from './ja/lottery-words.ts';
import { planWords } from './ja/plan-words.ts';
import { houndsWords, race6Words, race8Words, raceWords } from './ja/race-words.ts';
import type { TableWords } from './en.ts';

export const ja: TableWords = {
  baccarat: baccaratWords,
  sicbo: sicboWords,
  roulette: rouletteWords,
  showWheel: showWheelWords,
  dragonTiger: dragonTigerWords,
  dragonTigerLive: dragonTigerLiveWords,
  bullBull: bullBullWords,
  threeCards: threeCardsWords,
  digits3: digits3Words,
  digits5: digits5Words,
  ranks10: ranks10Words,
  keno: kenoWords,
  markSix: markSixWords,
  prize: prizeWords,
  prizes27: prizes27Words,
  prizes18: prizes18Words,
  race: raceWords,
  race8: race8Words,
  race6: race6Words,
  hounds: houndsWords,
  penalty: penaltyWords,
  league: leagueWords,
  birdDuel: birdDuelWords,
  birdPool: birdPoolWords,
  esportDuel: esportDuelWords,
  plan: planWords,
};
