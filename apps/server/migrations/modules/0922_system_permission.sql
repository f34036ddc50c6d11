-- Up Migration

insert into app.role_permission (role, permission) values
  ('administrator', 'system.read'),
  ('auditor', 'system.read');

-- Down Migration
delete from app.role_permission where permission = 'system.read';
