export const memberErrors = [
  'old_password_wrong',
  'password_change_frozen',
  'password_unchanged',
  'profile_field_locked',
  'mail_contact_service',
] as const;
