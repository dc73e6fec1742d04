import { mediaKind } from '@retropulse/domain/board/media-source'
import { createNotice } from '../view/notice.ts'

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
  const agreed = createNotice<ReadonlySet<string>>()
  const get = (): ReadonlySet<string> => agreed.get() ?? NOWHERE
  return {
    get,
    subscribe: agreed.subscribe,
    agree: (source) => agreed.set(new Set([...get(), hostOf(source)])),
    stop: () => agreed.set(null),
  }
}

const NOWHERE: ReadonlySet<string> = new Set()

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
