import { VOLUME_DEFAULT, VOLUME_MAX } from '@retropulse/domain/board/limits'
import { hasVolume, mediaKind } from '@retropulse/domain/board/media-source'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useBoardStore, useLive } from '../view/board-store.ts'
import { canSetVolume } from './can-set-volume.ts'
import { listening } from './listening.ts'
import { t } from './messages.ts'

/** Plays a link to everybody; while it plays the link is fixed (board.md §4). */
export function MusicTab() {
  const { session } = useBoardStore()
  const media = useLive((view) => view.board.media)
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
    // Whoever plays something to everybody has chosen where it comes from.
    listening.agree(source)
    return session.do({ type: 'start-media', source, volume })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 pt-4">
      <TextField
        label={t('link')}
        type="url"
        dir="ltr"
        disabled={media !== null}
        value={source === '' ? typed : (media?.source ?? typed)}
        hint={t('linkHint')}
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
      <Examples />
    </form>
  )
}

const EXAMPLES = [
  ['youtube', 'https://www.youtube.com/watch?v=…'],
  ['vimeo', 'https://vimeo.com/…'],
  ['twitch', 'https://www.twitch.tv/…'],
  ['soundcloud', 'https://soundcloud.com/…'],
  ['file', 'https://…/song.mp3'],
] as const

function Examples() {
  return (
    <section aria-labelledby="media-works" className="border-t border-line pt-4">
      <h3 id="media-works" className="mb-2 text-sm font-medium">
        {t('works')}
      </h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        {EXAMPLES.map(([name, shape]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{t(name)}</dt>
            <dd dir="ltr" className="truncate font-mono text-xs leading-5">
              {shape}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
