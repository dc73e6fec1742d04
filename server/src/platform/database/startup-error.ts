/**
 * Starting failed for a reason that a person must act upon. `message` is the whole sentence to print;
 * a stack would only hide it.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
