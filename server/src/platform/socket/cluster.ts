/** The other processes of this installation. What is told is a hint: it may be lost, never wrong. */
export interface Cluster {
  /** This process, among the others. */
  readonly node: string
  /** True when there are no others: nothing needs to be told. */
  readonly isAlone: boolean
  /** Tells the others; a hint that cannot be sent is dropped. */
  tell(topic: string, payload: unknown): void
  /** Hears the others, in the order in which each told. The payload is what another of our processes told. */
  onTold(topic: string, listener: (payload: unknown, node: string) => void): void
  close(): Promise<void>
}

/** One process by itself. */
export function aloneCluster(node: string): Cluster {
  return { node, isAlone: true, tell: () => {}, onTold: () => {}, close: () => Promise.resolve() }
}
