/** The other processes of this installation. Messages between them are hints: they may be lost, never wrong. */
export interface Cluster {
  /** The id of this process. */
  readonly node: string
  /** True when there are no other processes: then no hints are needed. */
  readonly isAlone: boolean
  /** Sends a hint to the other processes; one that cannot be sent is dropped. */
  publish(topic: string, payload: unknown): void
  /** Receives hints, those of each process in order. The payload comes from another of our own processes. */
  subscribe(topic: string, listener: (payload: unknown, node: string) => void): void
  close(): Promise<void>
}

/** A cluster of one process. */
export function aloneCluster(node: string): Cluster {
  return { node, isAlone: true, publish: () => {}, subscribe: () => {}, close: () => Promise.resolve() }
}
