import type * as en from '../en/live-words.ts';

export const baccarat: Record<keyof typeof en.baccarat, string> = {
  player: 'प्लेयर',
  banker: 'बैंकर',
  tie: 'टाई',
  'player-pair': 'प्लेयर पेयर',
  'banker-pair': 'बैंकर पेयर',
  'banker-even': 'बैंकर 1:1',
  'either-pair': 'कोई भी पेयर',
  'perfect-pair': 'परफ़ेक्ट पेयर',
  small: 'छोटा: 4 पत्ते',
  big: 'बड़ा: 5 या 6 पत्ते',
  bead_player: 'P',
  bead_banker: 'B',
  bead_tie: 'T',
  points: 'कुल {{n}}',
  rule: 'आठ गड्डियाँ, हर राउंड के लिए फेंटी हुई। तीसरा पत्ता सामान्य नियमों से। बैंकर 0.95:1 देता है। बैंकर 1:1 में कमीशन नहीं लगता: वह 1:1 देता है, और 6 से जीतने पर 0.5:1। टाई होने पर प्लेयर और बैंकर पर लगे दाँव की राशि लौटती है। परफ़ेक्ट पेयर यानी दोनों में से किसी एक तरफ़ वही पत्ता दो बार।',
};

export const sicbo: Record<keyof typeof en.sicbo, string> = {
  small: 'छोटा 4–10',
  big: 'बड़ा 11–17',
  odd: 'विषम',
  even: 'सम',
  'any-triple': 'कोई भी ट्रिपल',
  total: 'कुल {{n}}',
  sum: 'कुल {{n}}',
  rule: 'तीन पासे। ट्रिपल आने पर छोटा, बड़ा, विषम और सम हारते हैं।',
};

export const roulette: Record<keyof typeof en.roulette, string> = {
  red: 'लाल',
  black: 'काला',
  zero: 'ज़ीरो',
  odd: 'विषम',
  even: 'सम',
  low: '1–18',
  high: '19–36',
  dozen: 'दर्जन {{n}}',
  column: 'कॉलम {{n}}',
  straight: 'स्ट्रेट {{n}}',
  split: 'स्प्लिट {{n}}',
  street: 'स्ट्रीट {{n}}',
  corner: 'कॉर्नर {{n}}',
  line: 'सिक्स लाइन {{n}}',
  track: 'रेसट्रैक',
  track_help: 'नंबर के साथ दोनों तरफ़ के दो-दो पड़ोसी नंबर भी लगते हैं: पाँच चिप्स।',
  neighbours: '{{n}} और पड़ोसी नंबर, पाँच चिप्स',
  voisins: 'Voisins du zéro',
  tiers: 'Tiers',
  orphelins: 'Orphelins',
  chips: '{{n}} चिप्स',
  rule: 'एक ज़ीरो। लाइन या कोने पर रखी चिप वहाँ मिलने वाले सभी नंबरों पर लगती है। ज़ीरो आने पर केवल वही दाँव जीतते हैं जिनमें ज़ीरो है।',
};

export const showWheel: Record<keyof typeof en.showWheel, string> = {
  pays: '{{n}}:1',
  boost: '{{n}} पर भुगतान ×{{times}}',
  no_boost: 'मल्टीप्लायर नहीं',
  rule: 'व्हील में 54 खाने हैं: 25 में 1, 15 में 2, 7 में 5, 4 में 10, 2 में 20 और एक में 40। पॉइंटर पर आया नंबर दाँव का उतना गुना देता है, और दाँव की राशि भी लौटती है। दाँव बंद होने पर किसी एक नंबर की जीत इस बार के लिए 2, 3, 5 या 10 से गुणा हो सकती है।',
};
