-- Up Migration

-- Codes that were sent to a phone or an e-mail address. Neither stands here in clear: the hashes are keyed, and the
-- database does not hold the key.
create table app.verification_code (
  verification_code_id uuid primary key,
  -- of site, purpose and recipient: what a day's bound counts
  recipient_hash bytea not null,
  -- of these and of who may use the code
  subject_hash bytea not null,
  code_hash bytea not null,
  address_block cidr not null,
  -- nobody was sent it: see `withheld` in app.notice
  is_withheld boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_tries smallint not null default 0,
  used_at timestamptz
);
create index verification_code_recipient on app.verification_code (recipient_hash, created_at);
create index verification_code_subject on app.verification_code (subject_hash, created_at);
create index verification_code_address on app.verification_code (address_block, created_at);
create index verification_code_created on app.verification_code (created_at);

-- Down Migration
drop table app.verification_code;
