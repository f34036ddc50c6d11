-- Up Migration

-- What a site's messages go out by; without a row it has no such channel.
create table app.notice_gateway (
  site_id integer not null references app.site,
  channel text not null check (channel in ('sms', 'email')),
  adapter text not null,
  -- JSON of the adapter, sealed
  config text not null,
  primary key (site_id, channel)
);

-- Messages to people, each for one cause. What it says and to whom rests sealed, and is gone once it is decided.
create table app.notice (
  notice_id bigint generated always as identity primary key,
  site_id integer not null references app.site,
  channel text not null check (channel in ('sms', 'email')),
  cause text not null unique,
  template text not null,
  language text not null,
  -- of a phone number: numbers are written without the country's code
  currency text references app.currency,
  content text not null,
  recipient_mask text not null,
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'unknown', 'withheld')),
  tries smallint not null default 0,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  failure text,
  check ((state in ('waiting', 'sending')) = (content <> ''))
);
create index notice_due on app.notice (due_at) where state = 'waiting';
create index notice_sending on app.notice (changed_at) where state = 'sending';
create index notice_decided on app.notice (changed_at) where state not in ('waiting', 'sending');

-- Whoever delivers hears of it when it commits.
create function app.announce_notice() returns trigger language plpgsql as $$
begin
  perform pg_notify('notice_queued', '');
  return null;
end
$$;
create trigger notice_queued after insert on app.notice
  for each statement execute function app.announce_notice();

-- The telephone and the letter box of the sandbox's people; in production nothing writes or shows it.
create table app.sandbox_message (
  sandbox_message_id bigint generated always as identity primary key,
  key text not null unique,
  recipient text not null,
  channel text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null
);
create index sandbox_message_recipient on app.sandbox_message (recipient, sandbox_message_id desc);

-- Down Migration
drop table app.sandbox_message, app.notice, app.notice_gateway;
drop function app.announce_notice();
