-- Up Migration

-- What a match that is over has brought its two sides in the table of their season, what matters most first. In football,
-- basketball and esports it follows from the score: points, difference, what was scored. Tennis counts games too, which
-- nobody has kept of older matches; no season of tennis or basketball that is on now can be bet on, the next ones can.
alter table sports.sim_match
  add column home_counts integer[] check (array_length(home_counts, 1) = 3),
  add column away_counts integer[] check (array_length(away_counts, 1) = 3);
update sports.sim_match as played
  set home_counts = array[(sign(home_score - away_score) + 1 + (home_score > away_score)::integer)::integer,
      home_score - away_score, home_score],
    away_counts = array[(sign(away_score - home_score) + 1 + (away_score > home_score)::integer)::integer,
      away_score - home_score, away_score]
  where home_score is not null
    and exists (select from sports.sim_season as season
      where season.league = played.league and season.season = played.season);

-- Down Migration
alter table sports.sim_match drop column home_counts, drop column away_counts;
