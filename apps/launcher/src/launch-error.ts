/** The product can't be started; the message is one line meant for the person who started it. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}
