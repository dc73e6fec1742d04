/** Whether parsed JSON may be read by keys: an object, or an array, which then has none of the keys. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
