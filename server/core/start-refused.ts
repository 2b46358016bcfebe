/** The server cannot start; the message is the one sentence that the person at the terminal reads. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
