-- Up Migration

-- Tries are counted as those of a login are: strangers together, each device and address of the member apart.
alter table app.recovery_attempt add column lane text not null default 'stranger';
alter table app.recovery_attempt alter column lane drop default;

-- Down Migration
alter table app.recovery_attempt drop column lane;
