import { useEffect, useRef } from 'react'
import { t } from './messages.ts'

const WIDGET = 'https://w.soundcloud.com'

export interface SoundcloudPlayerProps {
  source: string
  /** The current position. */
  seconds: () => number
}

/** The widget of SoundCloud, with its own volume (MEDIA-7); the page sends it messages and loads no script of it. */
export function SoundcloudPlayer({ source, seconds }: SoundcloudPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== WIDGET || event.source !== frame.current?.contentWindow) return
      if (!isReady(event.data)) return
      const say = { method: 'seekTo', value: Math.round(seconds() * 1000) }
      frame.current?.contentWindow?.postMessage(JSON.stringify(say), WIDGET)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [seconds])
  return (
    <iframe
      ref={frame}
      title={t('soundcloud')}
      src={`${WIDGET}/player/?url=${encodeURIComponent(source)}&auto_play=true&show_comments=false`}
      allow="autoplay"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin: its scripts reach nothing of ours
      sandbox="allow-scripts allow-same-origin allow-popups"
      className="size-full"
    />
  )
}

function isReady(data: unknown): boolean {
  return typeof data === 'string' && data.includes('"ready"')
}
