import { mediaKind } from '@retropulse/domain/board/media/media-source'
import type { Media } from '@retropulse/domain/board/state'
import X from 'lucide-react/icons/x'
import { type SyntheticEvent, useRef, useState } from 'react'
import ReactPlayer from 'react-player'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useBoardStore } from '../../model/board-store.ts'
import { listening } from './listening.ts'
import { t } from './messages.ts'
import { SoundcloudPlayer } from './soundcloud-player.tsx'

/** The volume of a player, from 0 to 1, is that of the board divided by this (MEDIA-17). */
const VOLUME_DIVISOR = 200
/** Seconds by which a player may be off before it is moved: every jump is audible. */
const DRIFT_MAX = 3

/** Plays the broadcast from its current position (MEDIA-11), in the size for its kind (MEDIA-18, MEDIA-19). */
export function MediaPlayer({ media }: { media: Media }) {
  const { get } = useBoardStore()
  const [hasFailed, setFailed] = useState(false)
  const atStart = useRef(true)
  const kind = mediaKind(media.source)
  const isAudio = kind === 'audio' || kind === 'soundcloud'
  // A file is played only once it can be: playing one that does not exist would be an unhandled error.
  const [isPlaying, setPlaying] = useState(kind !== 'audio' && kind !== 'video')
  const seconds = () => Math.max(0, (Date.now() + get().clockOffset - media.startedAt) / 1000)
  const catchUp = ({ currentTarget: player }: SyntheticEvent<HTMLVideoElement>) => {
    if (!atStart.current) return
    atStart.current = false
    const wanted = seconds()
    // A stream without a duration is live, and is always at its current position.
    if (Number.isFinite(player.duration) && Math.abs(player.currentTime - wanted) > DRIFT_MAX)
      player.currentTime = Math.min(wanted, player.duration)
  }
  return (
    <div className={isAudio ? 'w-80 max-sm:w-auto' : 'w-95 max-sm:w-auto'}>
      <header className="flex items-center justify-between ps-3 text-sm font-medium">
        {t(hasFailed ? 'notPlaying' : 'playing')}
        <IconButton
          size="sm"
          label={t('leave')}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={listening.stop}
        />
      </header>
      {hasFailed && (
        <p role="alert" className="px-3 pb-2 text-sm text-danger-ink">
          {t('failed')}
        </p>
      )}
      <div role="group" aria-label={t('player')} className={isAudio ? 'h-30' : 'h-[13.375rem]'}>
        {kind === 'soundcloud' ? (
          <SoundcloudPlayer source={media.source} seconds={seconds} />
        ) : (
          <ReactPlayer
            key={`${media.source} ${media.startedAt}`}
            src={media.source}
            playing={isPlaying}
            preload="auto"
            controls
            playsInline
            width="100%"
            height="100%"
            volume={media.volume / VOLUME_DIVISOR}
            onCanPlay={() => atStart.current && setPlaying(true)}
            onStart={() => setFailed(false)}
            onPlaying={catchUp}
            // A participant who pauses stays paused when the volume changes.
            onPlay={() => setPlaying(true)}
            onPause={() => setPlaying(false)}
            onError={() => {
              setPlaying(false)
              setFailed(true)
            }}
          />
        )}
      </div>
    </div>
  )
}
