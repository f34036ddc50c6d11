export const memberErrors = ['old_password_wrong', 'password_unchanged', 'profile_field_locked'] as const;
