import { type ChildProcess, spawn } from 'node:child_process'
import { stepEnvironment } from './run-steps.ts'

/** A program that runs until it is stopped. */
export interface Companion {
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Runs programs side by side in this terminal; when one ends, or this process is asked to end, the others are asked to
 * end and waited for. Returns the exit code of the first that ended by itself, 0 when this process was asked to end.
 */
export function runTogether(
  companions: readonly Companion[],
  signals: NodeJS.EventEmitter = process,
): Promise<number> {
  return new Promise((resolve) => {
    let code: number | null = null
    let running = companions.length
    const children: ChildProcess[] = []
    const endAll = (reason: number) => {
      code ??= reason
      for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
    }
    const onSignal = () => endAll(0)
    signals.on('SIGINT', onSignal).on('SIGTERM', onSignal)
    for (const { command, args, env } of companions) {
      // A process group of its own: Ctrl+C reaches only this process, which asks each companion to end once.
      const child = spawn(command, args, {
        env: stepEnvironment(env),
        stdio: ['ignore', 'inherit', 'inherit'],
        detached: true,
      })
      children.push(child)
      child.on('error', (error) => console.error(`${command} did not start: ${error.message}`))
      child.on('close', (ended) => {
        running -= 1
        endAll(ended ?? 1)
        if (running > 0) return
        signals.off('SIGINT', onSignal).off('SIGTERM', onSignal)
        resolve(code ?? 1)
      })
    }
  })
}
