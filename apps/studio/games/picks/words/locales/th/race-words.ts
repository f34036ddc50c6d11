import type * as en from '../en/race-words.ts';

export const raceWords: Record<keyof typeof en.raceWords, string> = {
  win: 'ชนะ',
  place: 'ติดอันดับ',
  exacta: 'ที่ 1 และที่ 2',
  runner: 'เบอร์ {{n}}',
  first: 'ที่ 1',
  second: 'ที่ 2',
};

export const race8Words: Record<keyof typeof en.race8Words, string> = {
  rule: 'ม้าแปดตัว “ติดอันดับ” คือเข้าที่ 1, 2 หรือ 3',
};

export const race6Words: Record<keyof typeof en.race6Words, string> = {
  rule: 'เรือหกลำ “ติดอันดับ” คือเข้าที่ 1 หรือ 2',
};

export const houndsWords: Record<keyof typeof en.houndsWords, string> = {
  win: 'ชนะ',
  place: 'ท็อป 2',
  forecast: '2 ตัวแรก สลับได้',
  exacta: 'ที่ 1 และที่ 2',
  tricast: '3 ตัวแรก',
  option: '{{what}}: {{who}}',
  trap: 'ซอง {{n}}',
  trap_of: '{{n}} {{name}}',
  form: 'ผลล่าสุด {{places}}',
  no_form: 'ยังไม่เคยวิ่ง',
  card: 'โปรแกรมที่ {{n}}',
  panel_win: 'ชนะและท็อป 2',
  panel_order: '2 และ 3 ตัวแรก',
  name_three: 'เลือก 3 ตัวแรก: กดซองตามลำดับเข้าเส้นชัย',
  checked: 'ถูกขวางที่โค้งแรก: {{who}}',
  rule: 'สุนัขหกตัวออกจากซองตามสีของตน “ท็อป 2” คือที่ 1 และที่ 2 สุนัขที่แข่งเปลี่ยนไป: แปดโปรแกรมหมุนเวียนตามหมายเลขของรอบ จึงรู้สุนัขและอัตราจ่ายก่อนเปิดรับเดิมพัน สุนัขแต่ละตัวมีค่าพลังและวิ่งในสองโปรแกรม ในหกรอบจากสิบหกรอบ สุนัขหนึ่งตัวถูกขวางที่โค้งแรกและวิ่งต่อด้วยพลังครึ่งเดียว จากนั้นสุ่มทีละอันดับ สุนัขที่เหลือแต่ละตัวมีโอกาสตามพลังของตน: สุนัขพลัง 24 จากพลังรวม 100 ชนะประมาณ 24 รอบใน 100 รอบ ตัวอย่าง: เดิมพัน 10,000 กับ “ที่ 1 และที่ 2” ที่ ×12.4 ได้คืน 124,000 หากทั้งสองตัวเข้าตามนั้น',
  hound_1: 'ดาวหาง',
  hound_2: 'กระจอก',
  hound_3: 'บิสกิต',
  hound_4: 'ฟ้าคำราม',
  hound_5: 'ต้นหลิว',
  hound_6: 'ก้อนกรวด',
  hound_7: 'เหยี่ยว',
  hound_8: 'ขิง',
  hound_9: 'พายุ',
  hound_10: 'กระดุม',
  hound_11: 'ทุ่งหญ้า',
  hound_12: 'ทองแดง',
  hound_13: 'ลูกศร',
  hound_14: 'เกี๊ยว',
  hound_15: 'ปากอ่าว',
  hound_16: 'มรสุม',
  hound_17: 'พริกไทย',
  hound_18: 'สายลม',
  hound_19: 'โคมไฟ',
  hound_20: 'เปลวไฟ',
  hound_21: 'กำมะหยี่',
  hound_22: 'เสียงก้อง',
  hound_23: 'จรวด',
  hound_24: 'ไต้ฝุ่น',
};
