-- Up Migration

-- Who did it, where the feed says so. Matches that were told before have nobody.
alter table sports.match_event add column shirt smallint check (shirt between 1 and 99);

-- Down Migration
alter table sports.match_event drop column shirt;
