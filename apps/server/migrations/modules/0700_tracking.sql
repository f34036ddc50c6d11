-- Up Migration

-- Where a site's advertising events go; without a row nothing is taken and nothing leaves.
create table app.pixel (
  site_id integer primary key references app.site,
  pixel_id text not null check (pixel_id ~ '^\d{1,32}$'),
  -- sealed; in clear for a minute where an operator has written it by hand
  access_token text not null check (access_token <> ''),
  endpoint text not null default 'https://graph.facebook.com/v21.0' check (endpoint ~ '^https?://')
);

-- Pages say whether their site has one.
create trigger pixel_changed after insert or update or delete on app.pixel
  for each row execute function app.notify_content_changed();

-- Events of visitors who allow it. What is known of the visitor is hashed before it is written.
create table app.tracking_event (
  tracking_event_id bigint generated always as identity primary key,
  site_id integer not null references app.site,
  -- the receiver knows an event by it, and takes it once
  event_key text not null,
  -- JSON of the event; empty once nothing more is to be sent
  content text not null,
  state text not null check (state in ('waiting', 'sent', 'failed')),
  tries smallint not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  unique (site_id, event_key),
  check ((state = 'waiting') = (content <> ''))
);
create index tracking_event_due on app.tracking_event (due_at) where state = 'waiting';
create index tracking_event_created on app.tracking_event (created_at);

-- Down Migration
drop table app.tracking_event, app.pixel;
