import type { EsportOutcome } from '../../models/esport-duel.ts';
import { defineFace } from '../table-face.ts';
import { duelStage } from './duel-stage.ts';

export const esportDuelFace = defineFace<EsportOutcome, Key>({
  texts: {
    en_US: {
      volt: 'Volt',
      echo: 'Echo',
      'volt-2-0': 'Volt 2–0',
      'volt-2-1': 'Volt 2–1',
      'echo-2-0': 'Echo 2–0',
      'echo-2-1': 'Echo 2–1',
      rule: 'Best of three maps. Volt wins a map 11 times of 20.',
    },
    vi_VN: {
      volt: 'Volt',
      echo: 'Echo',
      'volt-2-0': 'Volt 2–0',
      'volt-2-1': 'Volt 2–1',
      'echo-2-0': 'Echo 2–0',
      'echo-2-1': 'Echo 2–1',
      rule: 'Ba ván thắng hai. Volt thắng 11 trên 20 ván.',
    },
    zh_CN: {
      volt: '伏特',
      echo: '回声',
      'volt-2-0': '伏特 2–0',
      'volt-2-1': '伏特 2–1',
      'echo-2-0': '回声 2–0',
      'echo-2-1': '回声 2–1',
      rule: '三局两胜。伏特每局胜率为 20 分之 11。',
    },
  },
  road: {
    rows: 1,
    markOf({ winner, maps }, text) {
      const lost = maps.length - 2;
      return winner === 'volt'
        ? { label: `2–${lost}`, name: text(`volt-2-${lost === 0 ? 0 : 1}`), tone: 'red' }
        : { label: `${lost}–2`, name: text(`echo-2-${lost === 0 ? 0 : 1}`), tone: 'blue' };
    },
  },
  createStage(parts) {
    const { text } = parts;
    const [left, right] = [text('volt'), text('echo')];
    return duelStage(parts, { left, right, symbol: 'robot', pips: 2 }, (outcome: EsportOutcome) => {
      const { winner, maps } = outcome;
      return {
        blows: maps.map((side) => (side === 'volt' ? 'left' : 'right')),
        winner: winner === 'volt' ? 'left' : 'right',
        words: `${text(winner)} 2–${maps.length - 2}`,
      };
    });
  },
});

type Key = 'volt' | 'echo' | 'volt-2-0' | 'volt-2-1' | 'echo-2-0' | 'echo-2-1' | 'rule';
