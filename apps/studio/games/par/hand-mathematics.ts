import type { HandModel } from '../hands/hand-model.ts';
import { blackjackRules } from '../hands/models/blackjack-rules.ts';
import type { VideoPokerModel } from '../hands/models/video-poker.ts';

/** What decides a hand, as data. */
export function handMathematics(model: HandModel): object {
  if (model.id === 'blackjack') return { kind: 'blackjack', ...blackjackRules };
  return { kind: 'video-poker', returns: (model as VideoPokerModel).pays };
}
