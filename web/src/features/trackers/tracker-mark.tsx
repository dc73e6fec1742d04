import type { TrackerKind } from '@retropulse/domain/trackers/tracker-kinds'
import { GitHubMark, GitLabMark, JiraMark, LinearMark } from '../../ui/brand-marks.tsx'

const MARKS = { github: GitHubMark, gitlab: GitLabMark, jira: JiraMark, linear: LinearMark }

/** The mark of a kind of tracker, beside its name; decoration. */
export function TrackerMark({ kind }: { kind: TrackerKind }) {
  const Mark = MARKS[kind]
  return <Mark />
}
