-- Up Migration

-- A game of several steps waits for its player: when it was dealt or moved on last; null for rounds of one step.
alter table studio.round add column moved_at timestamptz;
create index round_hand_idx on studio.round (moved_at) where state = 'open' and moved_at is not null;

-- Down Migration
drop index studio.round_hand_idx;
alter table studio.round drop column moved_at;
