import { mediaKind } from '@retropulse/domain/board/media-source'

/**
 * Where this person has agreed to load things from, by pressing a button: a player is loaded from nowhere else
 * (D11). It lasts as long as the page.
 */
export interface Listening {
  readonly get: () => ReadonlySet<string>
  readonly subscribe: (listener: () => void) => () => void
  readonly agree: (source: string) => void
  readonly stop: () => void
}

export function createListening(): Listening {
  const listeners = new Set<() => void>()
  let agreed: ReadonlySet<string> = new Set()
  const change = (next: ReadonlySet<string>): void => {
    agreed = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => agreed,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    agree: (source) => change(new Set([...agreed, hostOf(source)])),
    stop: () => change(new Set()),
  }
}

/** This page's. */
export const listening = createListening()

/** Whom a source is loaded from, as people know it. */
export function hostOf(source: string): string {
  const kind = mediaKind(source)
  const isKnown = kind !== null && kind !== 'audio' && kind !== 'video'
  return isKnown ? PROVIDERS[kind] : (URL.parse(source)?.host ?? source)
}

const PROVIDERS = {
  youtube: 'youtube.com',
  vimeo: 'vimeo.com',
  twitch: 'twitch.tv',
  soundcloud: 'soundcloud.com',
}
