/** As the server has it. */
const shortest = 10;

/** What is wrong with a new password that was typed twice, and beside which field to say so; the server judges the rest. */
export function newPasswordFault(
  password: string,
  again: string,
): { field: 'password' | 'again'; key: 'new_password_short' | 'new_password_differs' } | null {
  if (password.length < shortest) return { field: 'password', key: 'new_password_short' };
  return password === again ? null : { field: 'again', key: 'new_password_differs' };
}
