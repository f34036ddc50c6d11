-- Up Migration

-- Who gives rights asks for rules, and cannot agree to them: another role does.
insert into app.role_permission (role, permission)
select role, unnest(permissions) from (values
  ('administrator', array['policy.read', 'policy.edit']),
  ('compliance', array['policy.read', 'policy.approve']),
  ('auditor', array['policy.read'])
) seed (role, permissions);

-- Down Migration
delete from app.role_permission where permission in ('policy.read', 'policy.edit', 'policy.approve');
