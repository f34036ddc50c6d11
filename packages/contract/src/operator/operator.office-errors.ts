/** What the office says about getting in, and about operators. */
export const operatorErrors = [
  'sign_in_wrong',
  'sign_in_frozen',
  'sign_in_code_needed',
  'sign_in_code_wrong',
  'sign_in_address',
  'password_wrong',
  'password_weak',
  'password_same',
  'two_factor_wrong',
  'two_factor_on',
  'link_invalid',
  'account_taken',
  'own_rights',
  'invite_with_rights',
  'role_twice',
  'nothing_changes',
] as const;
