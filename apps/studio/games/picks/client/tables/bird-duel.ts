import type { BirdDuelOutcome } from '../../models/bird-duel.ts';
import { defineFace } from '../table-face.ts';
import { duelStage } from './duel-stage.ts';

export const birdDuelFace = defineFace<BirdDuelOutcome, Key>({
  texts: {
    en_US: {
      crest: 'Crest',
      feather: 'Feather',
      draw: 'Draw',
      bead_crest: 'C',
      bead_feather: 'F',
      bead_draw: '=',
      rule: 'Two drawn birds of equal chances. At a draw, stakes on the birds are lost.',
    },
    vi_VN: {
      crest: 'Mào Đỏ',
      feather: 'Lông Xanh',
      draw: 'Hòa',
      bead_crest: 'M',
      bead_feather: 'L',
      bead_draw: '=',
      rule: 'Hai chú gà hoạt hình có cơ hội ngang nhau. Khi hòa, cược vào hai bên đều thua.',
    },
    zh_CN: {
      crest: '红冠',
      feather: '蓝羽',
      draw: '平局',
      bead_crest: '冠',
      bead_feather: '羽',
      bead_draw: '平',
      rule: '两只动画斗鸡，机会均等。平局时双方投注均输。',
    },
  },
  road: {
    rows: 1,
    sides: { red: 'crest', blue: 'feather' },
    markOf: ({ winner }, text) => ({
      label: text(`bead_${winner}`),
      name: text(winner),
      tone: tones[winner],
    }),
  },
  createStage(parts) {
    const { text } = parts;
    const [left, right] = [text('crest'), text('feather')];
    return duelStage(parts, { left, right, symbol: 'rooster', pips: 4 }, (outcome: BirdDuelOutcome) => {
      const { winner, exchanges } = outcome;
      return {
        blows: exchanges.map((side) => (side === 'crest' ? 'left' : 'right')),
        winner: winner === 'draw' ? null : winner === 'crest' ? 'left' : 'right',
        words: text(winner),
      };
    });
  },
});

type Key = Winner | `bead_${Winner}` | 'rule';
type Winner = BirdDuelOutcome['winner'];

const tones = { crest: 'red', feather: 'blue', draw: 'green' } as const;
