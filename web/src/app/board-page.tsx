import type { BackgroundToolProps } from '../features/board/shell/overlays/background-tool.tsx'
import { BoardPage } from '../features/board/shell/board-page.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

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

/** The page of a board, with what it shows of other features. */
export function ComposedBoardPage() {
  return <BoardPage backgroundDialog={drawBackgroundDialog} />
}

function drawBackgroundDialog(props: BackgroundToolProps) {
  return <BackgroundDialog {...props} />
}
