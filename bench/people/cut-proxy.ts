import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** How a connection is cut: all data disappears on the way, or connections are reset and new ones refused. */
export type CutKind = 'swallow' | 'refuse'

/** A proxy that can be cut and restored. */
export interface CutProxy {
  readonly port: number
  cut(kind: CutKind): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

/** Forwards all data to a port of this machine until it is cut. */
export async function openCutProxy(toPort: number): Promise<CutProxy> {
  const pairs = new Set<{ readonly near: Socket; readonly far: Socket }>()
  let isSwallowing = false
  /** Connections that were opened while data disappeared. */
  let waiting: Socket[] = []

  function pass(near: Socket): void {
    const far = connect(toPort, '127.0.0.1')
    const pair = { near, far }
    pairs.add(pair)
    for (const socket of [near, far]) {
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        pairs.delete(pair)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (data) => far.write(data))
    near.resume()
    far.on('data', (data) => near.write(data))
  }

  const server = createServer({ pauseOnConnect: true }, (near) => {
    if (isSwallowing) {
      near.on('error', () => near.destroy())
      waiting.push(near)
    } else {
      pass(near)
    }
  })
  const port = await listen(server, 0)

  return {
    port,
    async cut(kind) {
      isSwallowing = kind === 'swallow'
      if (isSwallowing) {
        for (const { near, far } of pairs) for (const socket of [near, far]) socket.pause()
        return
      }
      server.close()
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.resetAndDestroy()
      await once(server, 'close')
    },
    async mend() {
      isSwallowing = false
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.resume()
      for (const near of waiting) if (!near.destroyed) pass(near)
      waiting = []
      if (!server.listening) await listen(server, port)
    },
    async close() {
      for (const near of waiting) near.destroy()
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy()
      if (!server.listening) return
      server.close()
      await once(server, 'close')
    },
  }
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
