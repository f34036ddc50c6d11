-- Up Migration
-- How far a game's rounds lie from its return; null where it is not known, or differs by bet.
alter table app.game add column volatility text check (volatility in ('low', 'medium', 'high'));

-- Down Migration
alter table app.game drop column volatility;
