import type {
  GameTheme,
  GroundWord,
  HouseGame,
  LightWord,
  MotifWord,
  SlotModelId,
  SymbolId,
} from './game-types.ts';
import { houseJackpot } from './jackpot.ts';

/** One slot in the lists of `games/`: the words of the theme are "ground subject light motif". */
export type SlotRow = {
  code: string;
  /** vi_VN, zh_CN, zh_TW, en_US. */
  name: readonly [string, string, string, string];
  model: SlotModelId;
  palette: GameTheme['palette'];
  scene: readonly [GroundWord, SymbolId, LightWord, MotifWord];
  symbols: GameTheme['symbols'];
  mark?: 'hot' | 'new';
  hasJackpot?: boolean;
  hasGamble?: true;
};

export function slotsOf(gpId: string, rows: readonly SlotRow[]): HouseGame[] {
  return rows.map((row) => {
    const [vi_VN, zh_CN, zh_TW, en_US] = row.name;
    const [ground, subject, light, motif] = row.scene;
    return {
      code: row.code,
      gpId,
      gtId: 2,
      name: { vi_VN, zh_CN, zh_TW, en_US },
      engine: 'slots',
      model: row.model,
      theme: { id: row.code, palette: row.palette, ground, subject, light, motif, symbols: row.symbols },
      isHot: row.mark === 'hot',
      isNew: row.mark === 'new',
      ...(row.hasGamble && { hasGamble: true as const }),
      ...(row.hasJackpot && { jackpotShare: houseJackpot.shareBp / 10_000 }),
    };
  });
}
