-- Up Migration

-- A letter to one member, or to all members of a site (those of one currency, where it names one). What is to all is
-- one row, however many they are. The system's letters name their words, an operator's bring them by language.
create table app.letter (
  letter_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  member_id bigint references app.member on delete cascade,
  currency text references app.currency,
  template text,
  params jsonb not null default '{}',
  title jsonb,
  content jsonb,
  sent_at timestamptz not null,
  check (member_id is null or currency is null),
  check ((template is null) = (title is not null and content is not null)),
  check ((title is null) = (content is null))
);
create index letter_of_member on app.letter (member_id, letter_id) where member_id is not null;
create index letter_to_all on app.letter (site_id, sent_at) where member_id is null;

-- What a member did with a letter. Without a row it is unread.
create table app.letter_mark (
  member_id bigint not null references app.member on delete cascade,
  letter_id bigint not null references app.letter on delete cascade,
  read_at timestamptz,
  deleted_at timestamptz,
  primary key (member_id, letter_id)
);

-- Down Migration
drop table app.letter_mark, app.letter;
