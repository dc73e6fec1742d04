import { useState } from 'react'
import { flushSync } from 'react-dom'
import { SidePanel } from '../../../../ui/side-panel.tsx'
import { TabPanel, Tabs } from '../../../../ui/tabs.tsx'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { t } from './messages.ts'
import { MusicTab } from './music-tab.tsx'
import { clsx } from 'clsx'
import ExternalLink from 'lucide-react/icons/external-link'
import { buttonClass } from '../../../../ui/button-class.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { useNarrow } from '../../model/use-narrow.ts'
import { useBoardSummary } from '../../model/use-board-summary.ts'
import { QuestionCard } from './question-card.tsx'

/** The Icebreaker panel with the tabs Music and Questions (ICE-1). */
export function IcebreakerPanel() {
  const { togglePanel } = useBoardHandlers()
  const [tab, setTab] = useState<'music' | 'questions'>('music')
  return (
    <SidePanel isLow title={t('title')} closeLabel={t('close')} onClose={() => togglePanel('icebreaker')}>
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

/** One built-in question, to be asked or replaced, and the link to more of them in a new tab (ICE-2, ICE-3). */
function QuestionsTab() {
  const { session } = useBoardStore()
  const { togglePanel } = useBoardHandlers()
  const isNarrow = useNarrow()
  const ask = (question: string) => {
    // On a phone one sheet at a time. The panel hands the focus back before the question takes it.
    if (isNarrow) flushSync(() => togglePanel('icebreaker'))
    session.do({ type: 'ask-icebreaker', question })
  }
  const row = useBoardSummary()
  const teamId = row?.teamId ?? null
  // The page of a team is open to its members only; a facilitator may be none.
  const isOnTeam = useLive((view) => view.you.seesAssignees)
  const place = teamId === null || !isOnTeam ? '/team' : `/team/${teamId}`
  return (
    <div className="flex flex-col gap-4 pt-4">
      <QuestionCard onAsk={ask} />
      <a
        href={`${place}/icebreaker-questions`}
        target="_blank"
        rel="noopener"
        // Until the team is known, the link keeps its place and is invisible.
        className={clsx(buttonClass({ variant: 'quiet' }), row === undefined && 'invisible')}
      >
        {t('more')}
        <span className="sr-only">, {t('opensTab')}</span>
        <ExternalLink aria-hidden="true" className="size-4" />
      </a>
    </div>
  )
}
