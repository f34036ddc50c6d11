-- Up Migration

-- Which of the server's adapters speaks a provider's API.
alter table app.provider_connection add column adapter text not null default 'house-protocol';

-- Who reads a feed of rounds now, and until when others leave it to them.
alter table app.provider_feed add column claimed_by uuid, add column claimed_until timestamptz;

-- Down Migration
alter table app.provider_feed drop column claimed_until, drop column claimed_by;
alter table app.provider_connection drop column adapter;
