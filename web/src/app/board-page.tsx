import type { BackgroundToolProps } from '../features/board/view/background-tool.tsx'
import { BoardPage } from '../features/board/board-page.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

/** The dialog of a board's background with the picker, which is another feature. */
const BackgroundDialog = lazyPart(async () => {
  const [{ BackgroundDialog: Dialog }, { BackgroundPicker }] = await Promise.all([
    import('../features/board/background/background-dialog.tsx'),
    import('../features/backgrounds/background-picker.tsx'),
  ])
  return ({ anchor }: Pick<BackgroundToolProps, 'anchor'>) => (
    <Dialog anchor={anchor} picker={(saving) => <BackgroundPicker {...saving} />} />
  )
})

/** The page of a board, with what it shows of other features. */
export function ComposedBoardPage() {
  return <BoardPage backgroundDialog={drawBackgroundDialog} />
}

function drawBackgroundDialog(props: BackgroundToolProps) {
  return <BackgroundDialog {...props} />
}
