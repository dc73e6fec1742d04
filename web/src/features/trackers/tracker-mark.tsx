import type { TrackerKind } from '@retropulse/domain/trackers/tracker-kinds'
import GitBranch from 'lucide-react/icons/git-branch'
import GitMerge from 'lucide-react/icons/git-merge'
import ListChecks from 'lucide-react/icons/list-checks'
import SquareKanban from 'lucide-react/icons/square-kanban'

const ICONS = { github: GitBranch, gitlab: GitMerge, jira: SquareKanban, linear: ListChecks }

/** The picture of a kind of tracker, beside its name; decoration. */
export function TrackerMark({ kind }: { kind: TrackerKind }) {
  const Icon = ICONS[kind]
  return <Icon aria-hidden="true" className="size-5" />
}
