import { useEffect } from 'react'
import { type LiveView, useBoardStore } from '../../model/board-store.ts'
import { nextSoundIn, soundOfChange, type SoundMoment } from './sound-of-change.ts'
import { playSound } from './sound-player.ts'

/** Plays a sound for what happens on the board from now on (SOUND-3, SOUND-4). */
export function BoardSounds() {
  const { subscribe, get } = useBoardStore()
  useEffect(() => {
    let before: SoundMoment | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const listen = () => {
      const after = momentOf(get())
      const sound = soundOfChange(before, after)
      if (sound !== null) playSound(sound)
      before = after
      clearTimeout(timer)
      const next = nextSoundIn(after)
      if (next !== null) timer = setTimeout(listen, next)
    }
    listen()
    const stop = subscribe(listen)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [subscribe, get])
  return null
}

function momentOf({ board, clockOffset, status }: LiveView): SoundMoment {
  return { board, now: Date.now() + clockOffset, isLive: status === 'live' }
}
