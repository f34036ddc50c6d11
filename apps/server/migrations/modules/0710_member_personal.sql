-- Up Migration

-- What a member has told of themselves, as a JSON object of the fields that are filled in. It rests sealed under a key
-- that the database does not hold; what stands in clear, as after this migration, is sealed by the next start.
create table app.member_personal (
  member_id bigint primary key references app.member on delete cascade,
  content text not null
);

insert into app.member_personal (member_id, content)
select member_id, told.content
  from app.member
 cross join lateral (
   select jsonb_object_agg(field, value)::text as content
     from (values
       ('member_name', member_name), ('member_birthday', to_char(member_birthday, 'YYYY-MM-DD')),
       ('member_email', member_email), ('member_phone', member_phone), ('member_line', member_line),
       ('member_others', member_others), ('member_qq', member_qq), ('member_skype', member_skype),
       ('member_wechat', member_wechat), ('member_fb', member_fb), ('member_zalo', member_zalo),
       ('member_telegram', member_telegram), ('member_whats_app', member_whats_app), ('identity_id', identity_id)
     ) as field (field, value)
    where value <> ''
 ) told
 where told.content is not null;

-- Values that have to be unique are recognised by a keyed hash from now on: `hmac:` and the hash. The key is made, and
-- what stands in clear is hashed, by the next start.
create table app.member_hash_key (
  only_row boolean primary key default true check (only_row),
  key_sealed text not null
);

-- The last change writes the table anew, so that nothing of the columns that go stays in its file.
alter table app.member
  drop column member_name, drop column member_birthday, drop column member_email, drop column member_phone,
  drop column member_line, drop column member_others, drop column member_qq, drop column member_skype,
  drop column member_wechat, drop column member_fb, drop column member_zalo, drop column member_telegram,
  drop column member_whats_app, drop column identity_id,
  add check (not from_older_platform or withdraw_password_hash is null),
  alter column recommend_code type text using (recommend_code || '');

-- Down Migration
do $$
begin
  if exists (select from app.member_personal where content like 'sealed:%')
    or exists (select from app.member_unique_field where value like 'hmac:%') then
    raise exception 'what is sealed or hashed does not come back in clear';
  end if;
end
$$;
alter table app.member
  add column member_name text not null default '',
  add column member_birthday date,
  add column member_email text not null default '',
  add column member_phone text not null default '',
  add column member_line text not null default '',
  add column member_others text not null default '',
  add column member_qq text not null default '',
  add column member_skype text not null default '',
  add column member_wechat text not null default '',
  add column member_fb text not null default '',
  add column member_zalo text not null default '',
  add column member_telegram text not null default '',
  add column member_whats_app text not null default '',
  add column identity_id text not null default '';
update app.member
   set member_name = coalesce(told ->> 'member_name', ''),
       member_birthday = (told ->> 'member_birthday')::date,
       member_email = coalesce(told ->> 'member_email', ''),
       member_phone = coalesce(told ->> 'member_phone', ''),
       member_line = coalesce(told ->> 'member_line', ''),
       member_others = coalesce(told ->> 'member_others', ''),
       member_qq = coalesce(told ->> 'member_qq', ''),
       member_skype = coalesce(told ->> 'member_skype', ''),
       member_wechat = coalesce(told ->> 'member_wechat', ''),
       member_fb = coalesce(told ->> 'member_fb', ''),
       member_zalo = coalesce(told ->> 'member_zalo', ''),
       member_telegram = coalesce(told ->> 'member_telegram', ''),
       member_whats_app = coalesce(told ->> 'member_whats_app', ''),
       identity_id = coalesce(told ->> 'identity_id', '')
  from (select member_id as owner_id, content::jsonb as told from app.member_personal) personal
 where member_id = owner_id;
drop table app.member_personal, app.member_hash_key;
