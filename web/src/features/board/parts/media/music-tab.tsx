import { VOLUME_DEFAULT, VOLUME_MAX } from '@retropulse/domain/board/limits'
import { hasVolume, mediaKind } from '@retropulse/domain/board/media/media-source'
import { clsx } from 'clsx'
import AudioLines from 'lucide-react/icons/audio-lines'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { sentenceLinkClass } from '../../../../ui/link-class.ts'
import { Slider } from '../../../../ui/slider.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { canSetVolume } from './can-set-volume.ts'
import { listening } from './listening.ts'
import { t } from './messages.ts'
import { PLAYABLE_LINKS } from './playable-links.ts'

/** Broadcasts a link; while something is broadcast the input is disabled (MEDIA-1, MEDIA-4). */
export function MusicTab() {
  const { session } = useBoardStore()
  const media = useLive((view) => view.board.media)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(media?.source ?? '')
  const [isRefused, setRefused] = useState(false)
  const [volume, setVolume] = useState(media?.volume ?? VOLUME_DEFAULT)
  const source = media?.source ?? typed.trim()
  const kind = mediaKind(source)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (media !== null) return session.do({ type: 'stop-media' })
    if (source === '') return
    if (kind === null) return setRefused(true)
    // A facilitator who broadcasts a link has chosen its host.
    listening.agree(source)
    return session.do({ type: 'start-media', source, volume })
  }
  const fill = (address: string) => {
    setTyped(address)
    setRefused(false)
    field.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 pt-4">
      <TextField
        ref={field}
        label={t('link')}
        type="url"
        dir="ltr"
        disabled={media !== null}
        value={source === '' ? typed : (media?.source ?? typed)}
        hint={t(media === null ? 'linkHint' : 'playingHint')}
        // What plays stays as easy to read as what is typed.
        {...(media !== null && {
          icon: <AudioLines aria-hidden="true" className="size-4.5 text-accent-ink" />,
          className: '[&_span]:opacity-100! [&_input]:text-ink',
        })}
        {...(isRefused && { error: t('invalid') })}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setRefused(false)
        }}
      />
      {(kind !== null && !hasVolume(kind)) || !canSetVolume() ? (
        <p className="text-sm text-ink-soft">{t('ownVolume')}</p>
      ) : (
        <Slider
          label={t('volume')}
          min={0}
          max={VOLUME_MAX}
          step={5}
          value={volume}
          format={(count) => t('percent', { count })}
          onValueChange={setVolume}
          onValueCommit={(wanted) => {
            if (media !== null) session.do({ type: 'set-volume', volume: wanted })
          }}
        />
      )}
      <Button type="submit" variant={media === null ? 'primary' : 'secondary'}>
        {t(media === null ? 'start' : 'stop')}
      </Button>
      {/* While something is broadcast the link cannot be changed (MEDIA-4). */}
      {media === null && <Examples onChoose={fill} />}
    </form>
  )
}

function Examples({ onChoose }: { onChoose: (address: string) => void }) {
  return (
    <section aria-labelledby="media-works" className="border-t border-line pt-4">
      <h3 id="media-works" className="text-sm font-medium">
        {t('works')}
      </h3>
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {PLAYABLE_LINKS.map(([name, address]) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onChoose(address)}
              className={clsx(sentenceLinkClass, 'touch-target inline-flex h-9 items-center')}
            >
              {t(name)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
