import { Suspense } from 'react'
import type { DrawActionIssue } from '../features/board/model/action-issue-context.ts'
import type { BackgroundToolProps } from '../features/board/shell/overlays/background-tool.tsx'
import { BoardPage } from '../features/board/shell/board-page.tsx'
import { lazyComponent } from '../ui/lazy-component.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

export { whenStoredBoardShows } from '../features/board/live/open-first-board.ts'
export { openFirstBoardAt } from './first-board.ts'

/** The dialog of a board's background with the picker, which is another feature. */
const BackgroundDialog = lazyPart(async () => {
  const [{ BackgroundDialog: Dialog }, { BackgroundPicker }] = await Promise.all([
    import('../features/board/parts/background/background-dialog.tsx'),
    import('../features/backgrounds/background-picker.tsx'),
  ])
  return ({ anchor }: Pick<BackgroundToolProps, 'anchor'>) => (
    <Dialog anchor={anchor} picker={(saving) => <BackgroundPicker {...saving} />} />
  )
})

/** The issue of an action item in a tracker; without a network there is nothing to show of it. */
const ActionIssue = lazyComponent(
  async () => (await import('../features/trackers/action-issue.tsx')).ActionIssue,
)

/** The page of a board, with what it shows of other features. */
export function ComposedBoardPage() {
  return <BoardPage backgroundDialog={drawBackgroundDialog} actionIssue={drawActionIssue} />
}

function drawBackgroundDialog(props: BackgroundToolProps) {
  return <BackgroundDialog {...props} />
}

function drawActionIssue(props: Parameters<DrawActionIssue>[0]) {
  return (
    <Suspense>
      <ActionIssue {...props} />
    </Suspense>
  )
}
