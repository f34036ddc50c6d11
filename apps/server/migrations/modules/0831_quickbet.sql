-- Up Migration
-- The game of this provider that the site shows among its sports, in a frame; null: none of its games.
alter table app.provider add column quickbet_game text;

-- Down Migration
alter table app.provider drop column quickbet_game;
