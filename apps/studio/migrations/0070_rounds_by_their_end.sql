-- Up Migration

-- The operator asks for the rounds of a day by when they ended.
create index round_end_idx on studio.round (ended_at, round_id) where ended_at is not null;

-- Down Migration
drop index studio.round_end_idx;
