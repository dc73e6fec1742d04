import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { useRemembered } from '../../../../lib/stored-text.ts'
import { soundsSetting } from './sounds-setting.ts'

const BoardSounds = lazyPart(async () => (await import('./board-sounds.tsx')).BoardSounds)

/** The sounds of the board, on devices where they are switched on (SOUND-1). */
export function SoundsHost() {
  return useRemembered(soundsSetting) === 'on' && <BoardSounds onFail={nothing} />
}

/** What could not be loaded is tried again on the next visit; a toast reports the failure. */
function nothing(): void {}
