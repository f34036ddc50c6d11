-- Up Migration

-- Feeds the site's jackpot and can win it; for the mark on the tile.
alter table app.game add column has_jackpot boolean not null default false;

-- Down Migration
alter table app.game drop column has_jackpot;
