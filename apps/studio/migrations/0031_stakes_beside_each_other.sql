-- Up Migration

-- A round of one's own stands alone. On a draw that many share a player may have several stakes, each a round.
drop index studio.round_open_idx;
create unique index round_open_alone_idx on studio.round (player_id) where state = 'open' and draw_number is null;
create index round_open_idx on studio.round (player_id) where state = 'open';
