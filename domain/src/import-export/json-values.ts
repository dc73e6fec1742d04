/**
 * Reads values out of untrusted JSON. Only an object's own fields count: `__proto__` and `constructor` are names like
 * any other.
 */

/** A field of an object; undefined for a value that is no object, or has no such field. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an own field of an object can be read by its name
  return (value as Readonly<Record<string, unknown>>)[name]
}

/** The items of a list; none for a value that is no list. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** A whole number from `min` to `max`; null for any other value. */
export function wholeNumberOf(value: unknown, min: number, max: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : null
}
