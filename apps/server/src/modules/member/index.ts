export { createPasswords, PasswordsBusyError, type Passwords } from './passwords.ts';
