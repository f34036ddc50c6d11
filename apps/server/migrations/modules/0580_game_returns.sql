-- Up Migration

-- Tables have bets of different returns: `rtp` is of the worst one, `rtp_max` of the best where it is another.
alter table app.game
  add column rtp_max numeric(5, 2),
  add check (rtp_max > rtp and rtp_max <= 100);
