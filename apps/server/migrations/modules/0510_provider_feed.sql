-- Up Migration

-- How far the rounds of a provider that holds money have been read.
create table app.provider_feed (
  gp_id text primary key references app.provider_connection,
  cursor text not null,
  -- null while the rounds before our time are being skipped
  read_at timestamptz
);

-- Down Migration
drop table app.provider_feed;
