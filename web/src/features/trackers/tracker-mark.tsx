import type { TrackerKind } from '@retropulse/domain/trackers/tracker-kinds'

const LETTERS: Readonly<Record<TrackerKind, string>> = {
  github: 'GH',
  gitlab: 'GL',
  jira: 'Ji',
  linear: 'Li',
}

/** The letters of a tracker, beside its name; decoration. */
export function TrackerMark({ kind }: { kind: TrackerKind }) {
  return (
    <span aria-hidden="true" className="font-display font-semibold">
      {LETTERS[kind]}
    </span>
  )
}
