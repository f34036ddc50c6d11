import type { TextTable } from '../../../client/texts.ts';
import { clubs } from '../../models/league-clubs.ts';

export type LeagueKey = keyof typeof en | `club_${number}`;

const en = {
  win: 'Champion',
  place: 'Top two',
  last: 'Last',
  over: 'More than {{n}} goals',
  under: '{{n}} goals or fewer',
  exacta: 'First and second',
  home: '{{club}} to win',
  away: '{{club}} to win',
  draw: 'Draw',
  match: '{{first}} – {{second}}',
  option: '{{what}}: {{who}}',
  season: 'Season {{n}}',
  round: 'Round {{n}}',
  minute: '{{n}}′',
  table: 'Table',
  points: 'Pts',
  difference: 'GD',
  goals: 'Last and goals',
  panels: 'Kinds of bets',
  result: '{{place}}. {{club}} {{points}}',
  rule: 'Four clubs meet each other once in three rounds. The field changes: eight seasons of four clubs come by turns, as the number of the draw says, so that clubs and odds are known before bets open. Each club has an attack and a defence from 1 to 3; how often it scores 0, 1, 2 or 3 goals in a match is stated for each difference between its attack and the other’s defence. A win brings three points, a draw one. The table goes by points, goal difference, goals scored, then by the matches between those that are equal, and then by lots that are drawn with the goals. All 16 to the 12th courses of a season are counted for the odds. A bet of 10,000 on a champion at ×2.59 gives back 25,900.',
};

export const leagueTexts: TextTable<LeagueKey> = {
  en_US: {
    ...en,
    ...named(['Harbour', 'Rivers', 'Miners', 'Orchard', 'Rovers', 'Castle', 'Lanterns', 'Foxes']),
  },
  vi_VN: {
    win: 'Vô địch',
    place: 'Tốp hai',
    last: 'Đội chót',
    over: 'Trên {{n}} bàn',
    under: '{{n}} bàn trở xuống',
    exacta: 'Nhất và nhì',
    home: '{{club}} thắng',
    away: '{{club}} thắng',
    draw: 'Hòa',
    match: '{{first}} – {{second}}',
    option: '{{what}}: {{who}}',
    season: 'Mùa {{n}}',
    round: 'Vòng {{n}}',
    minute: '{{n}}′',
    table: 'Bảng xếp hạng',
    points: 'Điểm',
    difference: 'HS',
    goals: 'Chót, bàn thắng',
    panels: 'Các loại cược',
    result: '{{place}}. {{club}} {{points}}',
    rule: 'Bốn đội gặp nhau một lượt trong ba vòng. Mỗi lượt quay một đội hình: tám mùa giải, mỗi mùa bốn đội, lần lượt theo số của lượt, nên các đội và tỷ lệ được biết trước khi mở cược. Mỗi đội có sức công và sức thủ từ 1 đến 3; xác suất ghi 0, 1, 2 hay 3 bàn được nêu rõ theo hiệu giữa sức công của đội và sức thủ của đối thủ. Thắng ba điểm, hòa một điểm. Xếp hạng theo điểm, hiệu số, số bàn thắng, rồi đối đầu giữa các đội bằng nhau, cuối cùng là thăm được rút cùng lúc với bàn thắng. Tỷ lệ được tính từ toàn bộ 16 mũ 12 diễn biến của một mùa. Cược 10.000 vào đội vô địch với ×2,59 nhận lại 25.900.',
    ...named(['Cảng Biển', 'Sông Xanh', 'Thợ Mỏ', 'Vườn Đào', 'Lữ Hành', 'Thành Cổ', 'Hoa Đăng', 'Cáo Đỏ']),
  },
  zh_CN: {
    win: '冠军',
    place: '前二',
    last: '垫底',
    over: '多于 {{n}} 球',
    under: '{{n}} 球及以下',
    exacta: '冠军和亚军',
    home: '{{club}}胜',
    away: '{{club}}胜',
    draw: '平局',
    match: '{{first}} – {{second}}',
    option: '{{what}}：{{who}}',
    season: '第 {{n}} 季',
    round: '第 {{n}} 轮',
    minute: '{{n}}′',
    table: '积分榜',
    points: '积分',
    difference: '净胜',
    goals: '垫底与进球',
    panels: '投注种类',
    result: '{{place}}. {{club}} {{points}}',
    rule: '四支球队三轮单循环，各相遇一次。阵容会变：八个赛季各有四队，按期号轮流，所以开放投注前就知道球队和赔率。每队有 1 到 3 的进攻和防守；按本队进攻与对方防守之差，列明其进 0、1、2、3 球的机会。胜得三分，平得一分。排名依次看积分、净胜球、进球数，再看相同球队之间的比赛，最后看与进球一同抽出的签。赔率由一个赛季全部 16 的 12 次方种进程数出。以 ×2.59 投注 10,000 于冠军，猜中返还 25,900。',
    ...named(['海港', '江流', '矿工', '桃园', '行者', '古城', '花灯', '赤狐']),
  },
};

function named(names: readonly string[]): Record<`club_${number}`, string> {
  return Object.fromEntries(clubs.map((_, index) => [`club_${index + 1}`, names[index] ?? '']));
}
