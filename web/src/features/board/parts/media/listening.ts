import { mediaKind } from '@retropulse/domain/board/media/media-source'
import { createNotice } from '../../model/notice.ts'

/**
 * The hosts from which the participant permitted players to load, by a click; players of other hosts are not loaded
 * (MEDIA-10). The permission lasts as long as the page.
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

/** The permissions of this page. */
export const listening = createListening()

/** The host from which a source is loaded, in the form that participants know. */
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
