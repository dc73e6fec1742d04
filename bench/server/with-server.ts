import { type Generator, startGenerator } from '../load/generator.ts'
import { newBoards } from './new-boards.ts'
import { newDataDir, type ProductServer, startProduct } from './product-server.ts'

/** Runs a function against a fresh server on a fresh database; both are removed afterwards, however it ends. */
export async function withFreshServer<Result>(
  nodeOptions: readonly string[],
  work: (server: ProductServer, dataDir: string) => Promise<Result>,
  root?: string,
): Promise<Result> {
  const dataDir = newDataDir()
  try {
    const server = await startProduct({
      dataDir: dataDir.path,
      nodeOptions,
      ...(root !== undefined && { root }),
    })
    try {
      return await work(server, dataDir.path)
    } finally {
      await server.stop()
    }
  } finally {
    dataDir.remove()
  }
}

export interface Occupied {
  readonly server: ProductServer
  readonly generator: Generator
}

/** A fresh server with fresh boards, and people on them in processes of their own. */
export function withPeople<Result>(
  crowd: {
    readonly boards: number
    readonly people: number
    readonly processes: number
    readonly nodeOptions: readonly string[]
  },
  work: (occupied: Occupied) => Promise<Result>,
): Promise<Result> {
  return withFreshServer(crowd.nodeOptions, async (server) => {
    const generator = startGenerator(crowd.processes)
    try {
      const boards = await newBoards(server.url, crowd.boards)
      await generator.enter(server.url, boards, crowd.people)
      return await work({ server, generator })
    } finally {
      await generator.stop()
    }
  })
}
