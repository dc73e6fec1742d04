import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { closeTo } from '../overlay/close-to.ts'
import { useBoardActions } from '../view/board-actions.ts'
import { useLive } from '../view/board-store.ts'
import { ImageTab } from './image-tab.tsx'
import { LinkTab } from './link-tab.tsx'
import { t } from './messages.ts'
import { useSaveBackdrop } from './save-backdrop.ts'

/** A facilitator chooses what lies under the notes; everybody sees it at once (board.md §2). */
export function BackgroundDialog({ anchor }: { anchor: HTMLElement }) {
  const { hide } = useBoardActions()
  const hasLink = useLive((view) => view.board.backgroundUrl !== null)
  const [tab, setTab] = useState<'image' | 'link'>(hasLink ? 'link' : 'image')
  const saving = useSaveBackdrop()
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || closeTo(hide, () => anchor.focus())}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
      size="lg"
    >
      <Tabs
        label={t('tabs')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'image', label: t('image') },
          { value: 'link', label: t('link') },
        ]}
        // As tall with few results as with many, so that nothing jumps.
        className="min-h-[min(34rem,calc(100dvh-14rem))]"
      >
        <TabPanel value="image">
          <ImageTab {...saving} />
        </TabPanel>
        <TabPanel value="link">
          <LinkTab {...saving} />
        </TabPanel>
      </Tabs>
    </Dialog>
  )
}
