export const race = {
  win: 'Win',
  place: 'Place',
  exacta: 'First and second',
  runner: 'No. {{n}}',
  first: 'First',
  second: 'Second',
};

export const race8 = {
  rule: 'Eight runners. Place: among the first three.',
};

export const race6 = {
  rule: 'Six boats. Place: first or second.',
};

export const hounds = {
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
  hound_1: 'Comet',
  hound_2: 'Sparrow',
  hound_3: 'Biscuit',
  hound_4: 'Thunder',
  hound_5: 'Willow',
  hound_6: 'Pebble',
  hound_7: 'Falcon',
  hound_8: 'Ginger',
  hound_9: 'Tempest',
  hound_10: 'Button',
  hound_11: 'Meadow',
  hound_12: 'Copper',
  hound_13: 'Arrow',
  hound_14: 'Dumpling',
  hound_15: 'Harbour',
  hound_16: 'Monsoon',
  hound_17: 'Pepper',
  hound_18: 'Breeze',
  hound_19: 'Lantern',
  hound_20: 'Blaze',
  hound_21: 'Velvet',
  hound_22: 'Echo',
  hound_23: 'Rocket',
  hound_24: 'Typhoon',
};
