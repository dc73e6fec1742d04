/**
 * An immutable map: `with` and `without` return another one, which shares with the first all but the few places on the
 * way to what changed. A record would be copied whole for every change, which on a board of 500 notes costs more than
 * everything else that a command does (docs/decisions/0010-persistent-map.md).
 *
 * Keys are spread by their hash over 16 × 16 buckets; within a bucket they are in order, so that two maps of
 * the same content are built the same, whatever their history. An attacker who makes up keys that meet in one bucket
 * gets the cost of a record and no more.
 */
export class PersistentMap<Key extends string, Value> {
  readonly size: number
  private readonly branches: readonly Branch<Key, Value>[]

  private constructor(branches: readonly Branch<Key, Value>[], size: number) {
    this.branches = branches
    this.size = size
  }

  static empty<Key extends string, Value>(): PersistentMap<Key, Value> {
    return new PersistentMap<Key, Value>(NO_BRANCHES, 0)
  }

  /** A map of a record's own properties. */
  static fromRecord<Key extends string, Value>(
    record: Readonly<Record<Key, Value>>,
  ): PersistentMap<Key, Value> {
    const branches: Entry<Key, Value>[][][] = Array.from({ length: WIDTH }, () =>
      Array.from({ length: WIDTH }, () => []),
    )
    let size = 0
    for (const key in record) {
      if (!Object.hasOwn(record, key)) continue
      const hash = hashOf(key)
      const bucket = branches[hash >> BITS]?.[hash & MASK]
      bucket?.splice(placeIn(bucket, key), 0, { key, value: record[key] })
      size += 1
    }
    return new PersistentMap(branches, size)
  }

  get(key: Key): Value | undefined {
    const bucket = this.bucketOf(hashOf(key))
    for (const entry of bucket) if (entry.key === key) return entry.value
    return undefined
  }

  has(key: Key): boolean {
    return this.get(key) !== undefined
  }

  /** The map with this value under the key, new or in place of another. */
  with(key: Key, value: Value): PersistentMap<Key, Value> {
    const hash = hashOf(key)
    const bucket = this.bucketOf(hash)
    const at = placeIn(bucket, key)
    const isNew = bucket[at]?.key !== key
    return this.put(hash, bucket.toSpliced(at, isNew ? 0 : 1, { key, value }), isNew ? 1 : 0)
  }

  /** The map without this key; the same object when the key is missing. */
  without(key: Key): PersistentMap<Key, Value> {
    const hash = hashOf(key)
    const bucket = this.bucketOf(hash)
    const at = placeIn(bucket, key)
    return bucket[at]?.key === key ? this.put(hash, bucket.toSpliced(at, 1), -1) : this
  }

  /** All keys, in the order of `values`. */
  keys(): readonly Key[] {
    return this.branches.flatMap((branch) => branch.flatMap((bucket) => bucket.map(({ key }) => key)))
  }

  /** All values, in no meaningful order. */
  values(): readonly Value[] {
    const values: Value[] = []
    this.forEach((value) => values.push(value))
    return values
  }

  /** Calls back with each value, without making a list of them first. */
  forEach(work: (value: Value) => void): void {
    for (const branch of this.branches)
      for (const bucket of branch) for (const entry of bucket) work(entry.value)
  }

  /** The map with another value in place of each. */
  mapValues<Other>(change: (value: Value) => Other): PersistentMap<Key, Other> {
    const branches = this.branches.map((branch) =>
      branch.map((bucket) => bucket.map(({ key, value }) => ({ key, value: change(value) }))),
    )
    return new PersistentMap(branches, this.size)
  }

  toRecord(): Readonly<Record<Key, Value>> {
    const entries: [Key, Value][] = []
    for (const branch of this.branches)
      for (const bucket of branch) for (const { key, value } of bucket) entries.push([key, value])
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the type of keys
    return Object.fromEntries(entries) as Record<Key, Value>
  }

  private bucketOf(hash: number): Bucket<Key, Value> {
    return this.branches[hash >> BITS]?.[hash & MASK] ?? []
  }

  private put(hash: number, bucket: Bucket<Key, Value>, growth: number): PersistentMap<Key, Value> {
    const branch = this.branches[hash >> BITS] ?? []
    const changed = branch.with(hash & MASK, bucket)
    return new PersistentMap(this.branches.with(hash >> BITS, changed), this.size + growth)
  }
}

interface Entry<Key, Value> {
  readonly key: Key
  readonly value: Value
}
type Bucket<Key, Value> = readonly Entry<Key, Value>[]
type Branch<Key, Value> = readonly Bucket<Key, Value>[]

const BITS = 4
const WIDTH = 1 << BITS
const MASK = WIDTH - 1

const NO_BRANCHES: readonly Branch<never, never>[] = Array.from({ length: WIDTH }, () =>
  Array.from({ length: WIDTH }, () => []),
)

/** One of the 256 buckets. */
function hashOf(key: string): number {
  let hash = 0
  for (let at = 0; at < key.length; at += 1) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) | 0
  return (hash ^ (hash >>> 8) ^ (hash >>> 16)) & (WIDTH * WIDTH - 1)
}

/** Where a key is in its bucket, or belongs. */
function placeIn(bucket: Bucket<string, unknown>, key: string): number {
  let at = 0
  while (at < bucket.length && (bucket[at]?.key ?? '') < key) at += 1
  return at
}
