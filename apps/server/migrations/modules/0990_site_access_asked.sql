-- Up Migration

-- Where a member came from when a session began, so that a rule can be weighed against the last day. ISO 3166; null
-- where nobody said it.
alter table app.session add column country text;
create index session_begun on app.session (site_id, created_at);

-- Who asks for rules and settings of sites cannot agree to them: another role does.
insert into app.role_permission (role, permission) values
  ('compliance', 'site.read'),
  ('compliance', 'site.approve');

-- Down Migration
delete from app.role_permission where permission = 'site.approve' or (role = 'compliance' and permission = 'site.read');
drop index app.session_begun;
alter table app.session drop column country;
