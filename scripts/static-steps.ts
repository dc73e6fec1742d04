import type { Step } from './run-steps.ts'

/** Checks that do not run the product. The slow ones come first, so that two cores end together. */
export const staticSteps: readonly Step[] = [
  { name: 'lint', command: 'oxlint', args: [] },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  ...['.', 'server', 'web', 'web/src/service-worker', 'contract', 'domain'].map((room) => ({
    name: `types ${room === '.' ? 'tools' : room}`,
    command: 'tsc',
    args: ['-p', room],
  })),
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'rooms', command: 'node', args: ['scripts/check-boundaries.ts'] },
  { name: 'specification', command: 'node', args: ['scripts/check-spec.ts'] },
]
