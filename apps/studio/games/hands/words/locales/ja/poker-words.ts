import type * as en from '../en/poker-words.ts';

export const poker: Record<keyof typeof en.poker, string> = {
  hold: 'ホールド',
  held: '保持中',
  draw: 'ドロー',
  card_of: '{{n}}枚目：{{card}}',
  choose: 'ホールドするカードを選び、ドローしてください。',
  nothing: 'Jのペアなし',
  jacks: 'Jのペア以上',
  'two-pair': 'ツーペア',
  three: 'スリーカード',
  straight: 'ストレート',
  flush: 'フラッシュ',
  'full-house': 'フルハウス',
  four: 'フォーカード',
  'four-5-k': 'フォーカード 5–K',
  'four-2-4': 'フォーカード 2–4',
  'four-aces': 'フォーカード A',
  'straight-flush': 'ストレートフラッシュ',
  royal: 'ロイヤルフラッシュ',
  rule: '1デッキから5枚を配ります。残したいカードをホールドすると、ほかのカードは同じデッキのカードと1回だけ交換されます。交換後の5枚に配当が付き、最も高い役だけが支払われます。',
  rule_more: '配当はすべて賭け金に掛ける倍率です。Jのペア以上では賭け金が戻ります。',
};
