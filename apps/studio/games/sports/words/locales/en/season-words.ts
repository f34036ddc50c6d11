export const seasonWords = {
  outrights: 'Bets on the season',
  season_n: 'Season {{n}}',
  season_state: '{{over}} of {{matches}} matches played',
  season_wait: 'New prices come in a moment.',
  season_over: 'The season is over.',
  group_season: 'Season',
  market_season_winner: 'Champion',
  market_season_top: 'Top {{n}}',
  rule_season_winner: 'Who is first when the last match of the season is over.',
  rule_season_top:
    'Whether the chosen side is among the first so many when the last match of the season is over.',
  rules_table_football:
    'The table counts points, three for a win and one for a draw, then the goal difference, then the goals scored.',
  rules_table_tennis:
    'The ranking of the tour decides. It counts the matches won in the season, then the sets won less those lost, then the games won less those lost.',
  rules_table_basketball:
    'The table counts wins, then the points scored less those let in, then the points scored, overtimes included.',
  rules_table_esport: 'The table counts wins, then the maps won less those lost, then the maps won.',
  rules_heat:
    'Dead heat: whoever has all of that the same shares the place, whichever the table names first. Of the stake as large a part wins as there are places left for those who share; the rest is lost.',
  rules_each_way:
    'Each way is two bets of the same stake: one on the champion, one on a place among the first {{places}}. The place pays 1/{{part}} of the odds. These terms are kept with the bet. While a place would be worth more than it costs, there is no each way.',
  rules_void_season:
    'If a season is abandoned, bets on it are void: the stake comes back. Whoever withdraws stands where the final table has them: bets on them stand, and nothing is deducted from the others.',
  rules_season_live:
    'While matches are on, bets wait a moment and prices follow every few seconds. Nothing is taken until they know of what has just happened: {{news}}.',
  season_news_football: 'a goal',
  season_news_tennis: 'the end of a set',
  season_news_basketball: 'the end of a quarter',
  season_news_esport: 'the end of a map',
  example_heat_first:
    'Two share first place. {{stake}} on one of them as champion at {{price}}: half of it wins and pays {{paid}}.',
  example_heat_last:
    'Three share second place. {{stake}} on one of them in the top 2 at {{price}}: a third of it wins and pays {{paid}}.',
  example_each_way_first:
    'Each way {{stake}} twice at {{price}}, and the selection is champion: {{win}} and, at {{place}}, {{half}}; together {{paid}}.',
  example_each_way_second: 'The same one is second alone: the win is lost, the place pays {{paid}}.',
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
  each_way_closed: 'No each way on this selection now.',
  each_way_offer: 'Also place 1–{{places}} at 1/{{part}} of the odds',
  kind_each_way: 'Each way',
  reason_same_season:
    'A season cannot be combined with one of its own matches or with itself. Take one out or bet singles.',
  reason_each_way_none: 'There is no each way on this selection now. Bet on the win alone.',
};
