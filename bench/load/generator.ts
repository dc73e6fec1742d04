import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readTreeCpu } from '../measure/cpu-of-process-tree.ts'
import { sumCounts } from '../measure/latency-histogram.ts'
import type { FromGenerator, PlayPlan, PlayResult, ToGenerator } from './play-plan.ts'

/** The participants of a run, in processes of their own, over which boards are spread. */
export interface Generator {
  /** Joins `people` new guests to each board. */
  enter(url: string, boards: readonly string[], people: number): Promise<void>
  play(plan: PlayPlan): Promise<PlayResult>
  /** Seconds of processor time so far. */
  cpuSeconds(): number
  stop(): Promise<void>
}

export function startGenerator(processes: number): Generator {
  const children = Array.from({ length: processes }, () =>
    fork(new URL('./generator-process.ts', import.meta.url)),
  )

  return {
    async enter(url, boards, people) {
      await Promise.all(
        children.map((child, at) => {
          const own = boards.filter((_board, board) => board % processes === at)
          return ask(child, { type: 'enter', url, boards: own, people })
        }),
      )
    },
    async play(plan) {
      const { work } = plan
      const part = work.kind === 'ramp' ? { ...work, rate: work.rate / processes } : work
      const answers = await Promise.all(
        children.map((child, at) =>
          ask(child, { type: 'play', plan: { ...plan, work: part, seed: plan.seed + at } }),
        ),
      )
      return addUp(answers.flatMap((answer) => (answer.type === 'played' ? [answer.result] : [])))
    },
    cpuSeconds: () => children.reduce((sum, child) => sum + readTreeCpu(child.pid ?? 0), 0),
    async stop() {
      const running = children.filter((child) => child.exitCode === null && child.signalCode === null)
      const ended = running.map((child) => once(child, 'exit'))
      for (const child of running) child.kill('SIGKILL')
      await Promise.all(ended)
    },
  }
}

function ask(child: ChildProcess, message: ToGenerator): Promise<FromGenerator> {
  return new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error('a generator ended'))
    child.once('exit', onExit)
    child.once('message', (answer: FromGenerator) => {
      child.off('exit', onExit)
      if (answer.type === 'failed') reject(new Error(`a generator failed: ${answer.message}`))
      else resolve(answer)
    })
    child.send(message)
  })
}

function addUp(results: readonly PlayResult[]): PlayResult {
  const sum = (count: (result: PlayResult) => number) =>
    results.reduce((total, result) => total + count(result), 0)
  return {
    sent: sum(({ sent }) => sent),
    acknowledged: sum(({ acknowledged }) => acknowledged),
    refused: sum(({ refused }) => refused),
    delivered: sum(({ delivered }) => delivered),
    expected: sum(({ expected }) => expected),
    lost: sum(({ lost }) => lost),
    latency: sumCounts(results.map(({ latency }) => latency)),
    acknowledgement: sumCounts(results.map(({ acknowledgement }) => acknowledgement)),
    lag: sumCounts(results.map(({ lag }) => lag)),
  }
}
