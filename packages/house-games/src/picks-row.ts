import type {
  GameTheme,
  GroundWord,
  HouseGame,
  LightWord,
  MotifWord,
  PicksModelId,
  SymbolId,
} from './game-types.ts';

/** A table in the lists of `games/`; its name in vi_VN, zh_CN, zh_TW, en_US. */
export function picks(
  code: string,
  gpId: string,
  gtId: number,
  name: readonly [string, string, string, string],
  model: PicksModelId,
  palette: GameTheme['palette'],
  scene: readonly [GroundWord, SymbolId, LightWord, MotifWord],
  symbols: GameTheme['symbols'],
  isHot = false,
): HouseGame {
  const [vi_VN, zh_CN, zh_TW, en_US] = name;
  const [ground, subject, light, motif] = scene;
  const theme: GameTheme = { id: code, palette, ground, subject, light, motif, symbols };
  return {
    code,
    gpId,
    gtId,
    name: { vi_VN, zh_CN, zh_TW, en_US },
    engine: 'picks',
    model,
    theme,
    isHot,
    isNew: false,
  };
}
