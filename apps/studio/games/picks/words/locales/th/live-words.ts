import type * as en from '../en/live-words.ts';

export const baccarat: Record<keyof typeof en.baccarat, string> = {
  player: 'ผู้เล่น',
  banker: 'เจ้ามือ',
  tie: 'เสมอ',
  'player-pair': 'คู่ผู้เล่น',
  'banker-pair': 'คู่เจ้ามือ',
  'banker-even': 'เจ้ามือ 1:1',
  'either-pair': 'คู่ใดก็ได้',
  'perfect-pair': 'คู่สมบูรณ์',
  small: 'เล็ก: 4 ใบ',
  big: 'ใหญ่: 5 หรือ 6 ใบ',
  bead_player: 'P',
  bead_banker: 'B',
  bead_tie: 'T',
  points: '{{n}} แต้ม',
  rule: 'ไพ่ 8 สำรับ สับใหม่ทุกรอบ ไพ่ใบที่สามเป็นไปตามกติกาปกติ เดิมพันเจ้ามือจ่าย 0.95 ต่อ 1 “เจ้ามือ 1:1” ไม่มีค่าคอมมิชชัน: จ่าย 1 ต่อ 1 แต่จ่าย 0.5 ต่อ 1 เมื่อเจ้ามือชนะด้วย 6 แต้ม กรณีเสมอ คืนเงินเดิมพันผู้เล่นและเจ้ามือ คู่สมบูรณ์คือไพ่ใบเดียวกันสองใบ ในฝั่งใดก็ได้',
};

export const sicbo: Record<keyof typeof en.sicbo, string> = {
  small: 'ต่ำ 4–10',
  big: 'สูง 11–17',
  odd: 'คี่',
  even: 'คู่',
  'any-triple': 'ตองใดก็ได้',
  total: 'รวม {{n}}',
  sum: 'รวม {{n}}',
  rule: 'ลูกเต๋าสามลูก หากออกตอง เดิมพันสูง ต่ำ คี่ และคู่แพ้',
};

export const roulette: Record<keyof typeof en.roulette, string> = {
  red: 'แดง',
  black: 'ดำ',
  zero: 'ศูนย์',
  odd: 'คี่',
  even: 'คู่',
  low: '1–18',
  high: '19–36',
  dozen: 'โหล {{n}}',
  column: 'คอลัมน์ {{n}}',
  straight: 'เลขเดียว {{n}}',
  split: 'สองเลข {{n}}',
  street: 'สามเลข {{n}}',
  corner: 'สี่เลข {{n}}',
  line: 'หกเลข {{n}}',
  track: 'เรซแทร็ก',
  track_help: 'เลือกหนึ่งเลข จะรวมเลขข้างเคียงข้างละสองเลขด้วย: ห้าชิป',
  neighbours: '{{n}} และเลขข้างเคียง ห้าชิป',
  voisins: 'Voisins du zéro',
  tiers: 'Tiers',
  orphelins: 'Orphelins',
  chips: '{{n}} ชิป',
  rule: 'มีศูนย์ช่องเดียว ชิปบนเส้นหรือมุมคือการเดิมพันทุกเลขที่บรรจบกันตรงนั้น หากออกศูนย์ ชนะเฉพาะเดิมพันที่มีศูนย์',
};

export const showWheel: Record<keyof typeof en.showWheel, string> = {
  pays: '{{n}} ต่อ 1',
  boost: '{{n}} จ่าย ×{{times}}',
  no_boost: 'ไม่มีตัวคูณ',
  rule: 'วงล้อมี 54 ช่อง: 25 ช่องเป็นเลข 1, 15 ช่องเป็นเลข 2, 7 ช่องเป็นเลข 5, 4 ช่องเป็นเลข 10, 2 ช่องเป็นเลข 20 และ 1 ช่องเป็นเลข 40 เข็มชี้เลขใด จ่ายเท่ากับเลขนั้นคูณเงินเดิมพัน และคืนเงินเดิมพันด้วย เมื่อปิดรับเดิมพันแล้ว เงินที่ชนะของเลขหนึ่งอาจถูกคูณด้วย 2, 3, 5 หรือ 10 ในรอบนี้',
};
