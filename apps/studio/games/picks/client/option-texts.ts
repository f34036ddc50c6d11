const en = {
  player: 'Player', banker: 'Banker', tie: 'Tie', 'player-pair': 'Player pair', 'banker-pair': 'Banker pair', dragon: 'Dragon', tiger: 'Tiger', 'suited-tie': 'Suited tie',
  small: 'Small 4–10', big: 'Big 11–17', odd: 'Odd', even: 'Even', 'any-triple': 'Any triple', total: 'Total {n}',
  high: 'High 500–999', low: 'Low 000–499', last: 'Last digit', 'last-two': 'Last two digits', box: 'Any order', straight: 'Exact number', spots: 'Ticket {n}', your_number: 'Your number', place_bet: 'Bet', spots_help: 'Choose one to six numbers, then place a chip on the ticket.', ticket: 'Ticket', hits: '{n} right', remove: 'Start over',
  red: 'Red wins', blue: 'Blue wins', 'red-in-five': 'Red in five', 'blue-in-five': 'Blue in five', 'sudden-death': 'Sudden death', red_side: 'Red', blue_side: 'Blue',
  win: 'Win', place: 'Place', exacta: 'First and second', runner: 'No. {n}', first: 'First', second: 'Second', place_3: 'comes in among the first three', place_2: 'comes in first or second',
  crest: 'Crest', feather: 'Feather', draw: 'Draw', volt: 'Volt', echo: 'Echo', 'volt-2-0': 'Volt 2–0', 'volt-2-1': 'Volt 2–1', 'echo-2-0': 'Echo 2–0', 'echo-2-1': 'Echo 2–1',
  points: '{n} points', result: 'Result: {what}', sum: 'Total {n}', chips: 'Chip', best: 'up to ×{n}',
  rule_baccarat: 'Eight decks, shuffled for every round. Third card by the usual rules. Banker pays 0.95 to 1. At a tie, stakes on player and banker come back.',
  'rule_dragon-tiger': 'One card each from eight decks, ace is low, king is high. At a tie, half of a stake on Dragon or Tiger comes back.',
  rule_sicbo: 'Three dice. Small, big, odd and even lose to a triple.', 'rule_digits-3': 'One number from 000 to 999. “Any order” takes three different digits.',
  rule_keno: 'Twenty of eighty numbers are drawn. Your ticket has one to six.', rule_penalty: 'Two equal sides, five kicks each, then one each until they differ. Three kicks of four go in.',
  'rule_race-8': 'Eight runners. Place: among the first three.', 'rule_race-6': 'Six boats. Place: first or second.', 'rule_bird-duel': 'Two drawn birds of equal chances. At a draw, stakes on the birds are lost.',
  'rule_esport-duel': 'Best of three maps. Volt wins a map 11 times of 20.',
};
export type OptionTextKey = keyof typeof en;

const vi: Record<OptionTextKey, string> = {
  player: 'Người chơi', banker: 'Nhà cái', tie: 'Hòa', 'player-pair': 'Đôi người chơi', 'banker-pair': 'Đôi nhà cái', dragon: 'Rồng', tiger: 'Hổ', 'suited-tie': 'Hòa đồng chất',
  small: 'Xỉu 4–10', big: 'Tài 11–17', odd: 'Lẻ', even: 'Chẵn', 'any-triple': 'Bộ ba bất kỳ', total: 'Tổng {n}',
  high: 'Lớn 500–999', low: 'Nhỏ 000–499', last: 'Số cuối', 'last-two': 'Hai số cuối', box: 'Bất kỳ thứ tự', straight: 'Đúng số', spots: 'Vé {n}', your_number: 'Số của bạn', place_bet: 'Đặt', spots_help: 'Chọn một đến sáu số, rồi đặt chip lên vé.', ticket: 'Vé', hits: 'trúng {n}', remove: 'Chọn lại',
  red: 'Đỏ thắng', blue: 'Xanh thắng', 'red-in-five': 'Đỏ thắng trong 5 lượt', 'blue-in-five': 'Xanh thắng trong 5 lượt', 'sudden-death': 'Loạt cân não', red_side: 'Đỏ', blue_side: 'Xanh',
  win: 'Nhất', place: 'Vào hạng', exacta: 'Nhất và nhì', runner: 'Số {n}', first: 'Nhất', second: 'Nhì', place_3: 'về trong ba hạng đầu', place_2: 'về nhất hoặc nhì',
  crest: 'Mào Đỏ', feather: 'Lông Xanh', draw: 'Hòa', volt: 'Volt', echo: 'Echo', 'volt-2-0': 'Volt 2–0', 'volt-2-1': 'Volt 2–1', 'echo-2-0': 'Echo 2–0', 'echo-2-1': 'Echo 2–1',
  points: '{n} điểm', result: 'Kết quả: {what}', sum: 'Tổng {n}', chips: 'Chip', best: 'đến ×{n}',
  rule_baccarat: 'Tám bộ bài, xáo lại mỗi ván. Lá thứ ba theo luật thường. Nhà cái trả 0,95 ăn 1. Khi hòa, cược người chơi và nhà cái được trả lại.',
  'rule_dragon-tiger': 'Mỗi bên một lá từ tám bộ bài, át nhỏ nhất, già lớn nhất. Khi hòa, nửa tiền cược Rồng hoặc Hổ được trả lại.',
  rule_sicbo: 'Ba xúc xắc. Tài, xỉu, chẵn, lẻ thua khi ra bộ ba.', 'rule_digits-3': 'Một số từ 000 đến 999. “Bất kỳ thứ tự” nhận ba chữ số khác nhau.',
  rule_keno: 'Rút hai mươi trong tám mươi số. Vé có một đến sáu số.', rule_penalty: 'Hai đội ngang sức, mỗi đội năm lượt, rồi từng lượt đến khi hơn kém. Bốn cú sút vào ba.',
  'rule_race-8': 'Tám ngựa. Vào hạng: trong ba hạng đầu.', 'rule_race-6': 'Sáu thuyền. Vào hạng: nhất hoặc nhì.', 'rule_bird-duel': 'Hai chú gà vẽ có cơ hội ngang nhau. Khi hòa, cược vào hai bên thua.',
  'rule_esport-duel': 'Ba ván thắng hai. Volt thắng 11 trên 20 ván.',
};

const zh: Record<OptionTextKey, string> = {
  player: '闲', banker: '庄', tie: '和', 'player-pair': '闲对', 'banker-pair': '庄对', dragon: '龙', tiger: '虎', 'suited-tie': '同花和',
  small: '小 4–10', big: '大 11–17', odd: '单', even: '双', 'any-triple': '任意围骰', total: '总和 {n}',
  high: '大 500–999', low: '小 000–499', last: '末位', 'last-two': '末两位', box: '任意顺序', straight: '正选', spots: '号码 {n}', your_number: '您的号码', place_bet: '下注', spots_help: '选一到六个号码，再放上筹码。', ticket: '彩票', hits: '中 {n}', remove: '重选',
  red: '红方胜', blue: '蓝方胜', 'red-in-five': '红方五轮内胜', 'blue-in-five': '蓝方五轮内胜', 'sudden-death': '突然死亡', red_side: '红方', blue_side: '蓝方',
  win: '独赢', place: '位置', exacta: '连赢', runner: '{n} 号', first: '第一', second: '第二', place_3: '进入前三名', place_2: '进入前两名',
  crest: '红冠', feather: '蓝羽', draw: '平局', volt: '伏特', echo: '回声', 'volt-2-0': '伏特 2–0', 'volt-2-1': '伏特 2–1', 'echo-2-0': '回声 2–0', 'echo-2-1': '回声 2–1',
  points: '{n} 点', result: '结果：{what}', sum: '总和 {n}', chips: '筹码', best: '最高 ×{n}',
  rule_baccarat: '八副牌，每局重洗。按通常规则补第三张。庄赔 0.95。和局时庄闲投注退回。',
  'rule_dragon-tiger': '八副牌各发一张，A 最小，K 最大。和局时龙虎投注退回一半。',
  rule_sicbo: '三颗骰子。围骰通吃大小单双。', 'rule_digits-3': '000 到 999 中的一个号码。任意顺序须为三个不同数字。',
  rule_keno: '八十个号码中开出二十个。每张彩票一到六个号码。', rule_penalty: '实力相等的两方各罚五球，之后逐轮直到分出胜负。四球进三。',
  'rule_race-8': '八匹马。位置：前三名。', 'rule_race-6': '六艘龙舟。位置：前两名。', 'rule_bird-duel': '两只画出的斗鸡，机会均等。平局时双方投注均输。',
  'rule_esport-duel': '三局两胜。伏特每局胜率为 20 分之 11。',
};

export type OptionText = (key: OptionTextKey, values?: Readonly<Record<string, string | number>>) => string;

export function optionTexts(language: string): OptionText {
  const table = language.startsWith('vi') ? vi : language.startsWith('zh') ? zh : en;
  return (key, values = {}) => table[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The words for an option with its parameter, such as `win:3` or `total-11`. */
export function nameOfOption(option: string, text: OptionText): string {
  const [id = '', choice] = option.split(':');
  const total = /^total-(\d+)$/.exec(id);
  if (total) return text('total', { n: total[1]! });
  if (id === 'spots') return text('spots', { n: (choice ?? '').replaceAll(',', ' ') });
  if (id === 'exacta') return `${text('exacta')} ${choice?.replace('-', ' → ')}`;
  if (choice === undefined) return text(id as OptionTextKey);
  return id === 'win' || id === 'place' ? `${text(id)} ${text('runner', { n: choice })}` : `${text(id as OptionTextKey)} ${choice}`;
}
