import type { HandsModelId } from '@halls/house-games';
import type { HandFace } from './hand-face.ts';
import { blackjackFace } from './faces/blackjack-face.ts';
import { pokerFace } from './faces/poker-face.ts';

export const handFaceById: Readonly<Record<HandsModelId, HandFace>> = {
  blackjack: blackjackFace,
  'jacks-or-better': pokerFace,
  'bonus-poker': pokerFace,
};
