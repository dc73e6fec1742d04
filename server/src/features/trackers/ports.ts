import type { TrackerFailure } from '@retropulse/contract/trackers'
import type { TrackerKind } from '@retropulse/domain/trackers/tracker-kinds'

/** Where issues are made, and with what right. */
export interface TrackerTarget {
  /** Null: the hosted service. */
  readonly address: string | null
  /** As `projectNameOf` wrote it. */
  readonly project: string
  readonly token: string
  readonly email: string | null
  readonly issueType: string | null
}

/** An issue that is to be made. */
export interface IssueDraft {
  /** A UUID, by which the issue is found again. */
  readonly key: string
  readonly title: string
  /** Texts that people wrote may stand in them: they are never read as markup, and mention no person. */
  readonly facts: readonly string[]
  /** The whole text, where the title has only its beginning. */
  readonly fullText: string | null
  readonly link: { readonly label: string; readonly url: string } | null
}

export interface Issue {
  /** By which the tracker is asked for it. */
  readonly externalId: string
  /** By which people know it. */
  readonly label: string
  readonly url: string
  readonly isOpen: boolean
}

export type TrackerOutcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false
      readonly failure: TrackerFailure
      /** The pause that the tracker asked for, in milliseconds; null: none. */
      readonly retryAfterMs: number | null
    }

/** A request as it came in, whose signature is over its bytes. */
export interface HookRequest {
  readonly headerOf: (name: string) => string | undefined
  readonly body: Buffer
  readonly secret: string
}

/** A kind of issue tracker (TRACK-2). Never rejects. */
export interface TrackerAdapter {
  /** Whether a project can be read with this right. */
  check(target: TrackerTarget): Promise<TrackerOutcome<null>>
  /** Makes an issue. */
  create(target: TrackerTarget, draft: IssueDraft): Promise<TrackerOutcome<Issue>>
  /** The issue that was made with a key since then (milliseconds since 1970); null: there is none. */
  find(
    target: TrackerTarget,
    made: { readonly key: string; readonly since: number },
  ): Promise<TrackerOutcome<Issue | null>>
  read(target: TrackerTarget, externalId: string): Promise<TrackerOutcome<{ readonly isOpen: boolean }>>
  /** Whether a request comes from the tracker, and the issues that it is about; their state is asked for then. */
  readHook(request: HookRequest): { readonly isGenuine: boolean; readonly externalIds: readonly string[] }
}

export interface Trackers {
  readonly adapters: Readonly<Record<TrackerKind, TrackerAdapter>>
  /** Why an address cannot be one of a server; null: it can. */
  addressRefusal(address: string): 'invalid' | 'private' | null
}
