import { mediaKind } from '@retropulse/domain/board/media/media-source'
import type { Media } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Music from 'lucide-react/icons/music'
import X from 'lucide-react/icons/x'
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import ReactPlayer from 'react-player'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { hostOf, listening } from './listening.ts'
import { t } from './messages.ts'
import type { PlayingType } from './playing-type.ts'
import { SoundControls } from './sound-controls.tsx'
import { SoundcloudPlayer } from './soundcloud-player.tsx'

/** The volume of a player, from 0 to 1, is that of the board divided by this (MEDIA-17). */
const VOLUME_DIVISOR = 200
/** Seconds by which a player may be off before it is moved: every jump is audible. */
const DRIFT_MAX = 3

/** Plays the broadcast from its current position (MEDIA-11), in the size for its kind (MEDIA-18, MEDIA-19). */
export function MediaPlayer({ media }: { media: Media }) {
  const { get } = useBoardStore()
  const leads = useLive((view) => view.you.isFacilitator)
  const [hasFailed, setFailed] = useState(false)
  const element = useRef<HTMLVideoElement>(null)
  const atStart = useRef(true)
  const kind = mediaKind(media.source)
  // A file is played only once it can be: playing one that does not exist would be an unhandled error.
  const [isPlaying, setPlaying] = useState(kind !== 'audio' && kind !== 'video')
  const [time, setTime] = useState({ position: 0, length: 0 })
  // The participant's own volume, until a facilitator sets another one for all (MEDIA-12).
  const [own, setOwn] = useState({ volume: 0, under: -1 })
  const volume = own.under === media.volume ? own.volume : media.volume / VOLUME_DIVISOR
  const seconds = () => Math.max(0, (Date.now() + get().clockOffset - media.startedAt) / 1000)
  const catchUp = ({ currentTarget: player }: SyntheticEvent<HTMLVideoElement>) => {
    if (!atStart.current) return
    atStart.current = false
    const wanted = seconds()
    // A stream without a duration is live, and is always at its current position.
    if (Number.isFinite(player.duration) && Math.abs(player.currentTime - wanted) > DRIFT_MAX)
      player.currentTime = Math.min(wanted, player.duration)
  }
  const readTime = ({ currentTarget: { currentTime, duration } }: SyntheticEvent<HTMLVideoElement>) =>
    setTime({ position: currentTime, length: Number.isNaN(duration) ? 0 : duration })
  const failure = hasFailed && (
    <p role="alert" className={clsx('text-danger-ink', kind !== 'audio' && 'px-3 pb-2 text-sm')}>
      {/* The title above says so too, to those who see it. */}
      <span className="sr-only">{t('failed')} </span>
      {t(leads ? 'tryAnother' : 'askForAnother')}
    </p>
  )
  if (kind === 'soundcloud')
    return (
      <div className={widths.compact}>
        <PlayerHead type="music" hasFailed={false} />
        <div role="group" aria-label={t('player')} className="h-30">
          <SoundcloudPlayer source={media.source} seconds={seconds} />
        </div>
      </div>
    )
  const player = (
    <ReactPlayer
      ref={element}
      key={`${media.source} ${media.startedAt}`}
      src={media.source}
      playing={isPlaying}
      preload="auto"
      controls={kind !== 'audio'}
      playsInline
      width="100%"
      height="100%"
      volume={volume}
      onCanPlay={() => atStart.current && setPlaying(true)}
      onStart={() => setFailed(false)}
      onPlaying={catchUp}
      // A participant who pauses stays paused when the volume changes.
      onPlay={() => setPlaying(true)}
      onPause={() => setPlaying(false)}
      {...(kind === 'audio' && { onTimeUpdate: readTime, onDurationChange: readTime })}
      onError={() => {
        setPlaying(false)
        setFailed(true)
      }}
    />
  )
  if (kind !== 'audio')
    return (
      <div className={widths.standard}>
        <PlayerHead type="video" hasFailed={hasFailed} />
        {failure}
        <div
          role="group"
          aria-label={t('player')}
          className="h-[13.375rem] max-sm:h-[calc((100vw-1.625rem)*9/16)]"
        >
          {player}
        </div>
      </div>
    )
  return (
    <div
      role="group"
      aria-label={t('player')}
      className={clsx(
        'flex flex-col justify-between',
        widths.compact,
        hasFailed ? 'py-1.5' : 'h-30 pt-2.5 pb-1',
      )}
    >
      <SoundHead failure={failure} host={hostOf(media.source)} />
      <div hidden>{player}</div>
      {!hasFailed && (
        <SoundControls
          {...{ isPlaying, volume, ...time }}
          onPlaying={setPlaying}
          onSeek={(wanted) => {
            setTime({ ...time, position: wanted })
            if (element.current) element.current.currentTime = wanted
          }}
          onVolume={(wanted) => setOwn({ volume: wanted, under: media.volume })}
        />
      )}
    </div>
  )
}

const widths = { compact: 'w-80 max-sm:w-auto', standard: 'w-95 max-sm:w-auto' }

/** What plays, and the button that stops listening. */
function PlayerHead({ type, hasFailed }: { type: PlayingType; hasFailed: boolean }) {
  return (
    <header className="flex items-center justify-between gap-2 ps-3">
      <p className="min-w-0 py-1.5 text-sm font-medium">
        {t(hasFailed ? `notPlaying.${type}` : `playing.${type}`)}
      </p>
      <LeaveButton />
    </header>
  )
}

/**
 * What plays from where, or what to do about a failure; a file has no picture, so that a tile stands for its cover. The
 * failure is one row, its button in the middle.
 */
function SoundHead({ failure, host }: { failure: ReactNode; host: string }) {
  const hasFailed = failure !== false
  return (
    <header className={clsx('flex gap-3 ps-2.5', hasFailed ? 'items-center' : 'items-start')}>
      <span
        className={clsx(
          'flex shrink-0 items-center justify-center rounded-sm',
          hasFailed ? 'size-10 bg-danger-soft text-danger-ink' : 'size-12 bg-accent-soft text-accent-ink',
        )}
      >
        {hasFailed ? (
          <CircleAlert aria-hidden="true" className="size-5" />
        ) : (
          <Music aria-hidden="true" className="size-6" />
        )}
      </span>
      <div className="min-w-0 flex-1 self-center text-sm font-medium">
        <p className="truncate">{t(hasFailed ? 'notPlaying.music' : 'playing.music')}</p>
        <div className="text-xs font-normal text-ink-soft">
          {failure || <p className="truncate">{t('playingFrom', { host })}</p>}
        </div>
      </div>
      <LeaveButton />
    </header>
  )
}

function LeaveButton() {
  return (
    <IconButton
      size="sm"
      label={t('leave')}
      icon={<X aria-hidden="true" className="size-4" />}
      onClick={listening.stop}
      className="mx-1 shrink-0"
    />
  )
}
