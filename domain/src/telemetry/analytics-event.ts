import { routePatternOf } from './route-pattern.ts'

/** The names of analytics events (REPORT-12). */
export type AnalyticsName = 'Vote' | 'Timer' | 'Media' | 'Copy' | 'Click'

/** What is counted: a name, an action from a closed list, and the route of the page for what only a page knows. */
export interface AnalyticsEvent {
  readonly event: AnalyticsName
  readonly action: string
  readonly page: string | null
}

/** An event of a board, as far as it is read here. */
interface CountedEvent {
  readonly type: string
  /** Null: the timer ended. */
  readonly timer?: unknown
  /** Null: the music ended. */
  readonly media?: unknown
}

/** What an event of a board is counted as, without anything of its content; undefined: it is not counted. */
export function analyticsOf({ type, timer, media }: CountedEvent): AnalyticsEvent | undefined {
  switch (type) {
    case 'voting-started':
      return counted('Vote', 'start')
    case 'votes-cast':
      return counted('Vote', 'cast')
    case 'voter-done':
      return counted('Vote', 'done')
    case 'voting-ended':
      return counted('Vote', 'end')
    case 'timer-set':
      return counted('Timer', timer === null ? 'end' : 'set')
    case 'media-set':
      return counted('Media', media === null ? 'end' : 'set')
    default:
      return undefined
  }
}

function counted(event: AnalyticsName, action: string): AnalyticsEvent {
  return { event, action, page: null }
}

/** What a click on a link to `target` is counted as: the route within this installation, or `elsewhere` (REPORT-15). */
export function linkActionOf(
  target: { readonly origin: string; readonly pathname: string },
  origin: string,
): string {
  return target.origin === origin ? routePatternOf(target.pathname) : 'elsewhere'
}
