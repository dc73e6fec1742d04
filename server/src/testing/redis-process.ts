import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'

/** A separate Redis for one test, which keeps nothing on disk. */
export interface RedisProcess {
  kill(): Promise<void>
}

/** Starts Redis on a port of the loopback interface and resolves once it listens. `npm test` sets its path. */
export async function startRedis(port: number): Promise<RedisProcess> {
  const program = process.env['REDIS_SERVER'] ?? 'redis-server'
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(program, settings, { stdio: 'ignore' })
  const exited = once(child, 'exit')
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error('redis-server did not start')
  }
  return {
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
    return false
  } finally {
    socket.destroy()
  }
}
