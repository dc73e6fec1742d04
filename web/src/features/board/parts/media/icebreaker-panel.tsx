import { useState } from 'react'
import { SidePanel } from '../../../../ui/side-panel.tsx'
import { TabPanel, Tabs } from '../../../../ui/tabs.tsx'
import { useBoardActions } from '../../model/board-handlers.ts'
import { t } from './messages.ts'
import { MusicTab } from './music-tab.tsx'
import { QuestionsTab } from './questions-tab.tsx'

/** The Icebreaker panel with the tabs Music and Questions (ICE-1). */
export function IcebreakerPanel() {
  const { togglePanel } = useBoardActions()
  const [tab, setTab] = useState<'music' | 'questions'>('music')
  return (
    <SidePanel title={t('title')} closeLabel={t('close')} onClose={() => togglePanel('icebreaker')}>
      <Tabs
        label={t('tabs')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'music', label: t('music') },
          { value: 'questions', label: t('questions') },
        ]}
      >
        <TabPanel value="music">
          <MusicTab />
        </TabPanel>
        <TabPanel value="questions">
          <QuestionsTab />
        </TabPanel>
      </Tabs>
    </SidePanel>
  )
}
