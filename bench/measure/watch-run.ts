import { readTreeCpu } from './cpu-of-process-tree.ts'
import { watchMachine } from './machine-load.ts'

/** The load of other processes while a function ran against a server that lives all the while. */
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
