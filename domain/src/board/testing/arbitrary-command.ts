import fc from 'fast-check'
import type { BoardCommand } from '../command.ts'
import { COMMAND_SAMPLES } from './all-samples.ts'
import type { CommandSample } from './sample.ts'
import { SMALL_WORLD, typed, type World } from './world.ts'

/** Any command; those that add something come more often than those that delete it. */
export function arbitraryCommand(world: World = SMALL_WORLD): fc.Arbitrary<BoardCommand> {
  const samples: readonly Pick<CommandSample<BoardCommand>, 'drawn'>[] = Object.values(COMMAND_SAMPLES)
  return fc.oneof(
    ...samples.flatMap(({ drawn }) =>
      drawn === undefined ? [] : [{ weight: drawn.weight, arbitrary: drawn.from(world) }],
    ),
  )
}

/** Hides or shows authors: viewers get another board after it, so histories ask for it separately (ANON-13). */
export function arbitraryAnonymitySwitch(): fc.Arbitrary<BoardCommand> {
  return typed('set-anonymous', { on: fc.boolean() })
}
