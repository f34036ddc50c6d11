export const seasonWords = {
  outrights: 'Bets on the season',
  season_n: 'Season {{n}}',
  season_state: '{{over}} of {{matches}} matches played',
  season_wait: 'New prices come in a moment.',
  season_over: 'The season is over.',
  group_season: 'Season',
  market_season_winner: 'Champion',
  market_season_top: 'Top {{n}}',
  rule_season_winner:
    'Which club is first in the table when the last match of the season is over. Points count, then the difference, then what was scored: goals, or maps in esports.',
  rule_season_top:
    'Whether the club is among the first so many in the table when the last match of the season is over. Points count, then the difference, then what was scored: goals, or maps in esports.',
  rules_heat:
    'Dead heat: clubs with the same points, difference and score share their place, whichever the table names first. Of the stake as large a part wins as there are places left for those who share; the rest is lost.',
  rules_each_way:
    'Each way is two bets of the same stake: one on the champion, one on a place among the first {{places}}. The place pays 1/{{part}} of the odds. These terms are kept with the bet. While a place would be worth more than it costs, there is no each way.',
  rules_void_season:
    'If a season is abandoned, bets on it are void: the stake comes back. A club that withdraws stands where the final table has it: bets on it stand, and nothing is deducted from the others.',
  rules_season_live:
    'While matches are on, bets wait a moment, and after a goal nothing is taken until the new prices are there.',
  example_heat_first:
    'Two share first place. {{stake}} on one of them as champion at {{price}}: half of it wins and pays {{paid}}.',
  example_heat_last:
    'Three share second place. {{stake}} on one of them in the top 2 at {{price}}: a third of it wins and pays {{paid}}.',
  example_each_way_first:
    'Each way {{stake}} twice at {{price}}, and the club is champion: {{win}} and, at {{place}}, {{half}}; together {{paid}}.',
  example_each_way_second: 'The same club is second alone: the win is lost, the place pays {{paid}}.',
  example_each_way_heat: 'Two share second place: half of the place bet wins and pays {{paid}}.',
  result_dead_heat: 'Dead heat {{places}}/{{tied}}',
  leg_heat: '{{places}}/{{tied}} of the stake won: shared by {{tied}}',
  leg_stands: 'Place {{place}}',
  leg_shares: 'Place {{place}}, shared by {{tied}}',
  leg_win_half: 'Win',
  leg_place_half: 'Place 1–{{places}}, 1/{{part}} of the odds',
  each_way: 'Each way',
  each_way_terms:
    'The stake counts twice: champion at {{price}}, place 1–{{places}} at {{place}} (1/{{part}} of the odds).',
  each_way_closed: 'No each way on this club now.',
  each_way_offer: 'Also place 1–{{places}} at 1/{{part}} of the odds',
  kind_each_way: 'Each way',
  reason_same_season:
    'A season cannot be combined with one of its own matches or with itself. Take one out or bet singles.',
  reason_each_way_none: 'There is no each way on this club now. Bet on the win alone.',
};
