export const builderWords = {
  builder: 'Bet builder',
  builder_on: 'Combine selections',
  builder_hint:
    'Press two to six prices: together they are one bet at one price. What is grey takes no part.',
  builder_of: 'Bet builder of {{n}}',
  builder_full: 'A builder holds six selections.',
  builder_many: 'A slip holds three builders.',
  builder_margin: '{{margin}}, once for all parts together.',
  builder_idle_part: 'Adds nothing to the price',
  builder_combine: 'Combine them into a bet builder',
  builder_left: 'Void parts left it at {{price}}',
  rule_builder:
    'Two to six selections of one match make one leg, which wins if every part wins. Its price comes from the same model as all other prices: the chance that they all come together, exactly. Football, tennis and esports have it.',
  rule_builder_parts:
    'A part is a selection that can only be won or lost: no whole and no quarter lines, no “draw no bet”. Selections that cannot all win are refused, and so is one that adds nothing.',
  rule_builder_margin: 'The house keeps its margin once: that of the part whose market has the highest.',
  rule_builder_live:
    'While the match is on, a price that you have seen stands as long as it moves by no more than 1.5%.',
  rule_builder_lost: 'One part lost: the builder is lost at once, whatever becomes of the others.',
  rule_builder_void:
    'A part that is void goes. The others are paid at what they would have cost without it when the bet was taken; if all are void, the stake comes back.',
  rule_builder_cash:
    'It can be cashed out while its open parts take bets, at their joint chance of that moment.',
  example_builder:
    '{{home}} wins (2.03) and over 2.5 goals (1.99) come together in 27.24% of such matches. With a margin of 5% that costs 1 ÷ 0.2724 ÷ 1.05 = 3.49. Multiplied it would be 4.03, as if the one did not help the other.',
  example_builder_won: '10 staked, it ends 3:0',
  example_builder_won_pays: 'both parts won: 34.90 is paid',
  example_builder_lost: 'It ends 1:0',
  example_builder_lost_pays: 'the goals are lost, so all of it is',
  example_builder_void: 'The goals are void, {{home}} wins',
  example_builder_void_pays: 'paid at 2.03, the price of the win alone: 20.30',
  example_builder_maps:
    'Of two equal sides, best of five: {{home}} wins the first game (1.90) and the match (1.91) come together in 34.375% of such matches. With a margin of 5% that costs 1 ÷ 0.34375 ÷ 1.05 = 2.77. Multiplied it would be 3.62, as if the one did not help the other.',
  example_builder_maps_won: '10 staked, the first game is won, it ends 3:1',
  example_builder_maps_won_pays: 'both parts won: 27.70 is paid',
  example_builder_maps_lost: 'The first game is lost, it ends 3:1',
  example_builder_maps_lost_pays: 'one part is lost, so all of it is',
  example_builder_maps_void: 'The first game is void, {{home}} wins the match',
  example_builder_maps_void_pays: 'paid at 1.91, the price of the match alone: 19.10',
  reason_builder_pricing: 'Working out the price.',
  reason_builder_short: 'A builder needs two selections of the match.',
  reason_builder_unfit: 'These selections can’t be combined now. Take one out.',
  reason_builder_impossible: 'These selections can’t all win. Take one out.',
  reason_builder_idle: 'A selection adds nothing: the price is no worse without it. Take it out.',
  reason_builder_rare: 'So rare together that it would cost more than the highest price. Take one out.',
  reason_builder_busy: 'Too many combinations at once. Wait a moment.',
};
