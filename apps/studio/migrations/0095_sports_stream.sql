-- Up Migration

-- What is the newest, asked many times a second for all who watch.
create index match_version_idx on sports.match (version);

-- Down Migration
drop index sports.match_version_idx;
