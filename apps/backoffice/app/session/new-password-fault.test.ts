import { expect, test } from 'vitest';
import { newPasswordFault } from './new-password-fault.ts';

test('a new password is long enough, and typed alike twice', () => {
  expect(newPasswordFault('123456789', '123456789')).toEqual({
    field: 'password',
    key: 'new_password_short',
  });
  expect(newPasswordFault('1234567890', '1234567891')).toEqual({
    field: 'again',
    key: 'new_password_differs',
  });
  expect(newPasswordFault('1234567890', '1234567890')).toBeNull();
});
