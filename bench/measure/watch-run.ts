import { readTreeCpu } from './cpu-of-process-tree.ts'
import { watchMachine } from './machine-load.ts'

/** How busy anything else was while something ran against a server that is alive all the while. */
export async function othersWhile<Result>(
  serverPid: number,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly othersCores: number }> {
  const machine = watchMachine()
  const before = { server: readTreeCpu(serverPid), own: process.cpuUsage() }
  const result = await work()
  const { user, system } = process.cpuUsage(before.own)
  const ours = readTreeCpu(serverPid) - before.server + (user + system) / 1e6
  return { result, othersCores: machine.othersCores(ours) }
}
