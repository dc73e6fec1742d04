import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { openRawWebSocket, type RawWebSocket } from '../load/raw-websocket.ts'
import { readTreeCpu } from '../measure/cpu-of-process-tree.ts'
import { watchMachine } from '../measure/machine-load.ts'
import type { Run } from '../bench-case.ts'

export type FloorKind = 'socket.io' | 'websocket'

export interface FloorOptions {
  readonly kind: FloorKind
  readonly receivers: number
  readonly measuredMs: number
  /** Messages a second; null: as many as possible. */
  readonly perSecond: number | null
}

const WARM_UP_MS = 1000
const PATHS: Readonly<Record<FloorKind, string>> = {
  'socket.io': '/socket.io/?EIO=4&transport=websocket',
  websocket: '/',
}

/** S0: how many deliveries of 200 bytes a second of the server's processor time yields. */
export async function measureFloor({ kind, receivers, measuredMs, perSecond }: FloorOptions): Promise<Run> {
  const server = fork(new URL('./floor-server.ts', import.meta.url), [kind])
  const sockets: RawWebSocket[] = []
  try {
    const port = await new Promise<number>((resolve) => server.once('message', resolve))
    let delivered = 0
    for (let receiver = 0; receiver < receivers; receiver += 1) {
      const socket = await openRawWebSocket({
        url: `http://127.0.0.1:${port}${PATHS[kind]}`,
        headers: {},
        onText: () => (delivered += 1),
        onClose: () => undefined,
      })
      if (kind === 'socket.io') socket.sendText('40')
      sockets.push(socket)
    }
    server.send({ perSecond })
    await sleep(WARM_UP_MS)

    const pid = server.pid ?? 0
    const machine = watchMachine()
    const before = { delivered, server: readTreeCpu(pid), own: process.cpuUsage() }
    await sleep(measuredMs)
    const cpu = readTreeCpu(pid) - before.server
    const { user, system } = process.cpuUsage(before.own)
    const count = delivered - before.delivered
    return {
      figures: {
        'deliveries / CPU s': count / cpu,
        'deliveries / s': (count / measuredMs) * 1000,
        'CPU s / 1,000 messages': (cpu / (count / receivers)) * 1000,
        'server cores': cpu / (measuredMs / 1000),
      },
      othersCores: machine.othersCores(cpu + (user + system) / 1e6),
    }
  } finally {
    for (const socket of sockets) socket.close()
    server.disconnect()
    await once(server, 'exit')
  }
}
