import type { NoteDrag } from '../drag/use-note-drag.ts'
import { deferred } from '../overlay/deferred.tsx'
import type { Reader } from '../note/reader.ts'
import { type Overlay, type Tool, useBoardActions } from './board-actions.ts'
import { useLive } from './board-store.ts'

const NoteMenu = deferred(async () => (await import('../note/note-menu.tsx')).NoteMenu)
const ReactionPopover = deferred(
  async () => (await import('../reactions/reaction-popover.tsx')).ReactionPopover,
)
const CommentsDialog = deferred(async () => (await import('../comments/comments-dialog.tsx')).CommentsDialog)
const SharePanel = deferred(async () => (await import('../toolbar/share-panel.tsx')).SharePanel)
const PeoplePanel = deferred(async () => (await import('../people/people-panel.tsx')).PeoplePanel)
const KeysDialog = deferred(async () => (await import('../keyboard/keys-dialog.tsx')).KeysDialog)

const GroupWith = deferred(async () => (await import('../groups/group-with.tsx')).GroupWith)
const ToolSheet = deferred(async () => (await import('../toolbar/tool-sheet.tsx')).ToolSheet)
const VotingPanel = deferred(async () => (await import('../voting/voting-panel.tsx')).VotingPanel)
const TimerPanel = deferred(async () => (await import('../timer/timer-panel.tsx')).TimerPanel)
const MoodPanel = deferred(async () => (await import('../mood/mood-panel.tsx')).MoodPanel)
const SortingPanel = deferred(async () => (await import('../sorting/sorting-panel.tsx')).SortingPanel)
const SpotlightPanel = deferred(async () => (await import('../spotlight/spotlight-panel.tsx')).SpotlightPanel)
const SettingsDialog = deferred(async () => (await import('../settings/settings-dialog.tsx')).SettingsDialog)
const BackgroundDialog = deferred(
  async () => (await import('../background/background-dialog.tsx')).BackgroundDialog,
)
const SummaryDialog = deferred(async () => (await import('../summary/summary-dialog.tsx')).SummaryDialog)
const ResultsPanel = deferred(async () => (await import('../results/results-panel.tsx')).ResultsPanel)
const VoteResultsDialog = deferred(
  async () => (await import('../results/vote-results-dialog.tsx')).VoteResultsDialog,
)
const HistoryDialog = deferred(async () => (await import('../history/history-dialog.tsx')).HistoryDialog)
const HelpPanel = deferred(async () => (await import('../feedback/help-panel.tsx')).HelpPanel)

/** What each tool opens. */
const TOOLS = {
  tools: ToolSheet,
  voting: VotingPanel,
  timer: TimerPanel,
  mood: MoodPanel,
  sorting: SortingPanel,
  spotlight: SpotlightPanel,
  settings: SettingsDialog,
  background: BackgroundDialog,
  summary: SummaryDialog,
  results: ResultsPanel,
  'vote-results': VoteResultsDialog,
  history: HistoryDialog,
  help: HelpPanel,
} satisfies Record<Tool, unknown>

export interface BoardOverlaysProps {
  overlay: Overlay | null
  reader: Reader
  carry: NoteDrag
}

/** What is open over the board; at most one thing at a time. */
export function BoardOverlays({ overlay, reader, carry }: BoardOverlaysProps) {
  const { hide } = useBoardActions()
  const noteId = overlay !== null && 'noteId' in overlay ? overlay.noteId : null
  const note = useLive((view) => (noteId === null ? undefined : view.board.notes.get(noteId)))
  if (overlay === null) return null
  switch (overlay.kind) {
    case 'menu':
      return note && <NoteMenu {...{ note, reader, carry }} anchor={overlay.anchor} onFail={hide} />
    case 'reactions':
      return note && <ReactionPopover {...{ note, reader }} anchor={overlay.anchor} onFail={hide} />
    case 'comments':
      return <CommentsDialog key={overlay.noteId} {...{ reader }} noteId={overlay.noteId} onFail={hide} />
    case 'share':
      return <SharePanel anchor={overlay.anchor} onFail={hide} />
    case 'people':
      return <PeoplePanel anchor={overlay.anchor} onFail={hide} />
    case 'keys':
      return <KeysDialog anchor={overlay.anchor} onFail={hide} />
    case 'group-with':
      return note && <GroupWith note={note} anchor={overlay.anchor} onFail={hide} />
    default: {
      const Sheet = TOOLS[overlay.kind]
      return <Sheet anchor={overlay.anchor} onFail={hide} />
    }
  }
}
