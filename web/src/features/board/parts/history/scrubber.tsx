import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useMemo, useState } from 'react'
import { locale } from '../../../../lib/locale.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Slider } from '../../../../ui/slider.tsx'
import { PastBoard } from './past-board.tsx'
import { t } from './messages.ts'
import type { Timeline } from './timeline.ts'

/** Milliseconds that a whole retro takes to play, and the shortest step. */
const PLAY_MS = 20_000
const STEP_MIN_MS = 60

/** The board at a moment, and the slider that chooses the moment (BOARD-54). */
export function Scrubber({ timeline }: { timeline: Timeline }) {
  const last = timeline.length - 1
  const [moment, setMoment] = useState(last)
  const [isPlaying, setPlaying] = useState(false)
  const { board, at, touched } = useMemo(() => timeline.at(moment), [timeline, moment])
  useEffect(() => {
    if (!isPlaying) return
    const pause = Math.max(STEP_MIN_MS, PLAY_MS / timeline.length)
    const timer = setInterval(() => setMoment((before) => Math.min(before + 1, last)), pause)
    return () => clearInterval(timer)
  }, [isPlaying, last, timeline])
  const runs = isPlaying && moment < last
  const toggle = () => {
    if (!runs && moment === last) setMoment(0)
    setPlaying(!runs)
  }
  const Icon = runs ? Pause : Play
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <div className="flex items-center gap-3">
        <IconButton
          label={t(runs ? 'pause' : 'play')}
          variant="secondary"
          icon={<Icon aria-hidden="true" className="size-5" />}
          onClick={toggle}
        />
        <div className="flex-1">
          <Slider
            label={t('moment')}
            labelHidden
            min={0}
            max={last}
            value={moment}
            format={(step) =>
              t('step', { time: locale.moment.format(at), step: step + 1, of: timeline.length })
            }
            onValueChange={(chosen) => {
              setPlaying(false)
              setMoment(chosen)
            }}
          />
        </div>
      </div>
      <PastBoard board={board} touched={touched} />
    </section>
  )
}
