/** A bounded queue of the server is full; the call answers 503 and may be made again. */
export class BusyError extends Error {
  override readonly name: string = 'BusyError';
}
