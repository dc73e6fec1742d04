import type { NoteDrag } from '../../parts/drag/use-note-drag.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import type { Reader } from '../../model/reader.ts'
import { type Overlay, type Tool, useBoardHandlers } from '../../model/board-handlers.ts'
import { BackgroundTool } from './background-tool.tsx'
import { useLive } from '../../model/board-store.ts'

const NoteMenu = lazyPart(async () => (await import('./note-menu.tsx')).NoteMenu)
const ReactionPopover = lazyPart(
  async () => (await import('../../parts/reactions/reaction-popover.tsx')).ReactionPopover,
)
const CommentsDialog = lazyPart(
  async () => (await import('../../parts/comments/comments-dialog.tsx')).CommentsDialog,
)
const SharePanel = lazyPart(async () => (await import('../toolbar/share-panel.tsx')).SharePanel)
const PeoplePanel = lazyPart(async () => (await import('../../parts/people/people-panel.tsx')).PeoplePanel)
const KeysDialog = lazyPart(async () => (await import('../keyboard/keys-dialog.tsx')).KeysDialog)

const GroupWith = lazyPart(async () => (await import('../../parts/groups/group-with.tsx')).GroupWith)
const ToolSheet = lazyPart(async () => (await import('../toolbar/tool-sheet.tsx')).ToolSheet)
const VotingPanel = lazyPart(async () => (await import('../../parts/voting/voting-panel.tsx')).VotingPanel)
const TimerPanel = lazyPart(async () => (await import('../../parts/timer/timer-panel.tsx')).TimerPanel)
const RunPanel = lazyPart(async () => (await import('../../parts/guided-run/run-panel.tsx')).RunPanel)
const MoodPanel = lazyPart(async () => (await import('../../parts/mood/mood-panel.tsx')).MoodPanel)
const SortingPanel = lazyPart(
  async () => (await import('../../parts/sorting/sorting-panel.tsx')).SortingPanel,
)
const SpotlightPanel = lazyPart(
  async () => (await import('../../parts/spotlight/spotlight-panel.tsx')).SpotlightPanel,
)
const SettingsDialog = lazyPart(
  async () => (await import('../../parts/settings/settings-dialog.tsx')).SettingsDialog,
)
const SummaryDialog = lazyPart(
  async () => (await import('../../parts/summary/summary-dialog.tsx')).SummaryDialog,
)
const ResultsPanel = lazyPart(
  async () => (await import('../../parts/results/results-panel.tsx')).ResultsPanel,
)
const VoteResultsDialog = lazyPart(
  async () => (await import('../../parts/results/vote-results-dialog.tsx')).VoteResultsDialog,
)
const HistoryDialog = lazyPart(
  async () => (await import('../../parts/history/history-dialog.tsx')).HistoryDialog,
)
const HelpPanel = lazyPart(async () => (await import('../../parts/help/help-panel.tsx')).HelpPanel)

/** What each tool opens. */
const TOOLS = {
  voting: VotingPanel,
  timer: TimerPanel,
  run: RunPanel,
  mood: MoodPanel,
  sorting: SortingPanel,
  spotlight: SpotlightPanel,
  settings: SettingsDialog,
  background: BackgroundTool,
  summary: SummaryDialog,
  results: ResultsPanel,
  'vote-results': VoteResultsDialog,
  history: HistoryDialog,
  help: HelpPanel,
} satisfies Record<Exclude<Tool, 'tools'>, unknown>

export interface BoardOverlaysProps {
  overlay: Overlay | null
  reader: Reader
  drag: NoteDrag
}

/** What is open over the board; at most one thing at a time. */
export function BoardOverlays({ overlay, reader, drag }: BoardOverlaysProps) {
  const { hide } = useBoardHandlers()
  const noteId = overlay !== null && 'noteId' in overlay ? overlay.noteId : null
  const note = useLive((view) => (noteId === null ? undefined : view.board.notes.get(noteId)))
  if (overlay === null) return null
  switch (overlay.kind) {
    case 'menu':
      return note && <NoteMenu {...{ note, reader, drag }} anchor={overlay.anchor} onFail={hide} />
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
    case 'tools':
      return <ToolSheet anchor={overlay.anchor} columnId={overlay.columnId ?? null} onFail={hide} />
    default: {
      const Sheet = TOOLS[overlay.kind]
      return <Sheet anchor={overlay.anchor} onFail={hide} />
    }
  }
}
