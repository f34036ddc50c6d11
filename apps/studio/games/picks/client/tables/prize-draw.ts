import type { TextTable } from '../../../client/texts.ts';
import type { PrizeModel, PrizeOutcome } from '../../models/prize-draw.ts';
import { prizes18, prizes27 } from '../../models/prize-draw.ts';
import { defineFace, type TableFace } from '../table-face.ts';
import { type PrizeKey, prizeTexts } from './prize-texts.ts';
import { prizeBoard } from './prize-board.ts';
import { prizeTable } from './prize-table.ts';

export const prizes27Face = prizeFace(prizes27, {
  en_US: 'Twenty-seven prizes, drawn by the house each evening at 18:15 in Hanoi.',
  vi_VN: 'Hai mươi bảy giải, nhà cái tự quay mỗi tối lúc 18:15 giờ Hà Nội.',
  zh_CN: '共二十七个奖号，由本站每晚河内时间 18:15 开出。',
});

export const prizes18Face = prizeFace(prizes18, {
  en_US: 'Eighteen prizes, drawn by the house every minute.',
  vi_VN: 'Mười tám giải, nhà cái tự quay mỗi phút.',
  zh_CN: '共十八个奖号，由本站每分钟开出。',
});

type Opening = Readonly<Record<'en_US' | 'vi_VN' | 'zh_CN', string>>;

function prizeFace(model: PrizeModel, opening: Opening): TableFace {
  return defineFace<PrizeOutcome, PrizeKey>({
    texts: textsOf(opening),
    createStage: (parts) => prizeBoard(parts, model.tiers),
    createTable: prizeTable,
    nameOf(option, text) {
      const [id = '', choice] = option.split(':');
      return choice === undefined
        ? text(id as PrizeKey)
        : `${text(id as PrizeKey)} ${choice.replaceAll('-', ' ')}`;
    },
    road: {
      rows: 1,
      markOf({ prizes }, text) {
        const label = lastTwoOf(prizes[0]?.[0] ?? 0);
        return { label, name: `${text('last-two')} ${label}` };
      },
    },
  });
}

/** What the draw is comes first, then what the bets are on: these are the same at each. */
function textsOf(opening: Opening): TextTable<PrizeKey> {
  const { en_US, vi_VN, zh_CN } = prizeTexts;
  return {
    en_US: { ...en_US, rule: `${opening.en_US} ${en_US.rule}` },
    vi_VN: { ...vi_VN, rule: `${opening.vi_VN} ${vi_VN.rule}` },
    zh_CN: { ...zh_CN, rule: `${opening.zh_CN}${zh_CN.rule}` },
  };
}

function lastTwoOf(prize: number): string {
  return String(prize % 100).padStart(2, '0');
}
