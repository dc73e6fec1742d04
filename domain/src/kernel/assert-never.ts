/** Makes the compiler refuse a switch that forgets a case; reaching it at run time is a bug. */
export function assertNever(value: never): never {
  throw new Error(`unreachable case: ${JSON.stringify(value)}`)
}
