/**
 * The server could not start, and the operator has to act. `message` is the whole sentence to print, without a stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
