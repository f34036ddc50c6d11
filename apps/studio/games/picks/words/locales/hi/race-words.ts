import type * as en from '../en/race-words.ts';

export const raceWords: Record<keyof typeof en.raceWords, string> = {
  win: 'विन',
  place: 'प्लेस',
  exacta: 'पहला और दूसरा',
  runner: 'नंबर {{n}}',
  first: 'पहला',
  second: 'दूसरा',
};

export const race8Words: Record<keyof typeof en.race8Words, string> = {
  rule: 'आठ घोड़े। प्लेस: पहले तीन में से एक।',
};

export const race6Words: Record<keyof typeof en.race6Words, string> = {
  rule: 'छह नावें। प्लेस: पहला या दूसरा स्थान।',
};

export const houndsWords: Record<keyof typeof en.houndsWords, string> = {
  win: 'विन',
  place: 'टॉप 2',
  forecast: 'पहले दो, कोई भी क्रम',
  exacta: 'पहला और दूसरा',
  tricast: 'पहले तीन',
  option: '{{what}}: {{who}}',
  trap: 'ट्रैप {{n}}',
  trap_of: '{{n}} {{name}}',
  form: 'पिछली दौड़ें {{places}}',
  no_form: 'अभी नहीं दौड़ा',
  card: 'रेस कार्ड {{n}}',
  panel_win: 'विन और टॉप 2',
  panel_order: 'पहले दो और तीन',
  name_three: 'पहले तीन बताएँ: ट्रैप पहुँचने के क्रम में दबाएँ',
  checked: 'पहले मोड़ पर बाधा: {{who}}',
  rule: 'छह ग्रेहाउंड अपने-अपने रंग के ट्रैप से दौड़ते हैं; टॉप 2 यानी पहला और दूसरा। ग्रेहाउंड बदलते रहते हैं: आठ रेस कार्ड रेस के नंबर के अनुसार बारी-बारी से आते हैं, इसलिए दाँव खुलने से पहले ही ग्रेहाउंड और ऑड्स पता होते हैं। हर ग्रेहाउंड की एक ताकत है, और वह दो कार्डों में दौड़ता है। 16 में से छह रेस में पहले मोड़ पर एक ग्रेहाउंड को बाधा होती है और वह आगे आधी ताकत से दौड़ता है। फिर स्थान एक-एक करके तय होते हैं, बचे हुए ग्रेहाउंड में से हर एक के लिए उसकी ताकत के अनुपात में: कुल 100 में 24 ताकत वाला ग्रेहाउंड 100 में से लगभग 24 रेस जीतता है। पहले और दूसरे पर ×12.4 के ऑड्स वाला 10,000 का दाँव 1,24,000 लौटाता है, अगर दोनों इसी क्रम में पहुँचें।',
  hound_1: 'धूमकेतु',
  hound_2: 'गौरैया',
  hound_3: 'बिस्किट',
  hound_4: 'गर्जन',
  hound_5: 'विलो',
  hound_6: 'कंकड़',
  hound_7: 'बाज़',
  hound_8: 'अदरक',
  hound_9: 'तूफ़ान',
  hound_10: 'बटन',
  hound_11: 'चमन',
  hound_12: 'ताँबा',
  hound_13: 'तीर',
  hound_14: 'मोमो',
  hound_15: 'हार्बर',
  hound_16: 'मानसून',
  hound_17: 'मिर्च',
  hound_18: 'बयार',
  hound_19: 'लालटेन',
  hound_20: 'ज्वाला',
  hound_21: 'मखमल',
  hound_22: 'इको',
  hound_23: 'रॉकेट',
  hound_24: 'बवंडर',
};
