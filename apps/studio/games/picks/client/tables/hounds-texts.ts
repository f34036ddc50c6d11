import type { Translate } from '@halls/i18n/format';
import type { TextTable } from '../../../client/texts.ts';
import { houndCards, houndStrengths } from '../../models/hounds.ts';

export type HoundKey = keyof typeof en | `hound_${number}`;

const en = {
  win: 'Win',
  place: 'Top 2',
  forecast: 'First two, any order',
  exacta: 'First and second',
  tricast: 'First three',
  option: '{{what}}: {{who}}',
  trap: 'Trap {{n}}',
  trap_of: '{{n}} {{name}}',
  form: 'Last runs {{places}}',
  no_form: 'No run yet',
  card: 'Race card {{n}}',
  panel_win: 'Win and top two',
  panel_order: 'First two and three',
  name_three: 'Name the first three: press traps in the order of arrival',
  checked: 'Checked at the first bend: {{who}}',
  rule: 'Six hounds from traps in their colours; the two places are first and second. The field changes: eight race cards come by turns, as the number of the race says, so that hounds and odds are known before bets open. Each hound has a strength, and runs on two of the cards. In six races of sixteen one hound is checked at the first bend and runs on with half its strength. Then places go one after the other, to each that is left as often as its strength says: a hound of strength 24 among 100 in all wins about 24 races of 100. A bet of 10,000 on first and second at ×12.4 gives back 124,000 where the two come in so.',
};

const english =
  'Comet Sparrow Biscuit Thunder Willow Pebble Falcon Ginger Tempest Button Meadow Copper Arrow Dumpling Harbour Monsoon Pepper Breeze Lantern Blaze Velvet Echo Rocket Typhoon'.split(
    ' ',
  );
const vietnamese =
  'Sao Chổi,Chim Sẻ,Bánh Quy,Sấm Rền,Liễu Xanh,Sỏi Nhỏ,Chim Ưng,Gừng Cay,Bão Tố,Cúc Áo,Đồng Cỏ,Đồng Đỏ,Mũi Tên,Há Cảo,Bến Cảng,Gió Mùa,Hạt Tiêu,Gió Nhẹ,Đèn Lồng,Ngọn Lửa,Nhung Êm,Vang Xa,Tên Lửa,Siêu Bão'.split(
    ',',
  );
const chinese =
  '彗星 小雀 饼干 惊雷 青柳 石子 猎鹰 生姜 风暴 纽扣 草甸 红铜 飞箭 饺子 海港 季风 胡椒 微风 灯笼 烈焰 丝绒 回声 火箭 台风'.split(
    ' ',
  );

export const houndTexts: TextTable<HoundKey> = {
  en_US: { ...en, ...named(english) },
  vi_VN: {
    win: 'Nhất',
    place: 'Tốp 2',
    forecast: 'Hai chó đầu, không thứ tự',
    exacta: 'Nhất và nhì',
    tricast: 'Ba chó đầu',
    option: '{{what}}: {{who}}',
    trap: 'Chuồng {{n}}',
    trap_of: '{{n}} {{name}}',
    form: 'Các lần trước {{places}}',
    no_form: 'Chưa chạy',
    card: 'Bảng đua {{n}}',
    panel_win: 'Nhất và tốp hai',
    panel_order: 'Hai, ba chó đầu',
    name_three: 'Chọn ba chó đầu: bấm chuồng theo thứ tự về đích',
    checked: 'Bị cản ở khúc cua đầu: {{who}}',
    rule: 'Sáu chó xuất phát từ sáu chuồng, mỗi chuồng một màu; tốp hai là nhất và nhì. Mỗi lượt một đội hình: tám bảng đua lần lượt theo số của lượt, nên chó và tỷ lệ được biết trước khi mở cược. Mỗi chó có một sức chạy và có mặt trong hai bảng. Trong mười sáu lượt có sáu lượt một chó bị cản ở khúc cua đầu và chạy tiếp với nửa sức. Sau đó từng hạng được rút lần lượt, theo sức của các chó còn lại: chó sức 24 trên tổng 100 thắng khoảng 24 lượt trong 100. Cược 10.000 vào nhất và nhì với ×12,4 nhận lại 124.000 nếu hai chó về đúng như vậy.',
    ...named(vietnamese),
  },
  zh_CN: {
    win: '独赢',
    place: '前二',
    forecast: '前两名不分先后',
    exacta: '第一和第二',
    tricast: '前三名',
    option: '{{what}}：{{who}}',
    trap: '{{n}} 号笼',
    trap_of: '{{n}} {{name}}',
    form: '近况 {{places}}',
    no_form: '尚未出赛',
    card: '第 {{n}} 组赛程',
    panel_win: '独赢与前二',
    panel_order: '前二与前三',
    name_three: '选前三名：按到达顺序点选狗笼',
    checked: '首弯受阻：{{who}}',
    rule: '六只赛狗从六种颜色的狗笼出发；前二指第一名和第二名。阵容会变：八组赛程按场次号码轮流，所以开放投注前就知道赛狗和赔率。每只赛狗有固定的实力，出现在两组赛程里。每十六场中有六场会有一只赛狗在首个弯道受阻，此后只有一半实力。之后逐个名次抽出，余下的赛狗按实力比例中选：总和 100 中实力 24 的赛狗，每 100 场约胜 24 场。以 ×12.4 投注 10,000 于第一和第二，两只按此到达即返还 124,000。',
    ...named(chinese),
  },
};

function named(names: readonly string[]): Record<`hound_${number}`, string> {
  return Object.fromEntries(houndStrengths.map((_, index) => [`hound_${index + 1}`, names[index] ?? '']));
}

/** A trap's number with the hound that runs from it. */
export function houndName(card: number, trap: number, text: Translate<HoundKey>): string {
  const hound = houndCards[card - 1]?.[trap - 1] ?? 0;
  return text('trap_of', { n: trap, name: text(`hound_${hound}`) });
}
