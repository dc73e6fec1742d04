import type { ConnectedAgent } from '@retropulse/contract/agent-grants'
import { MCP } from '@retropulse/contract/service-paths'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Bot from 'lucide-react/icons/bot'
import { useRef, useState } from 'react'
import { useSectionValue } from '../../lib/section-value.ts'
import { listOfWords } from '../../lib/list-of-words.ts'
import { wholeDay } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { LazyConfirmDialog } from '../../ui/lazy-confirm-dialog.tsx'
import { DetailLine } from '../../ui/detail-line.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { focusList } from '../../ui/focus-list.ts'
import { ItemsList } from '../../ui/items-list.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showCallFailure } from '../../ui/failure-toast.ts'
import { showToast } from '../../ui/toast.ts'
import { agentsQuery, disconnectAgent } from './agent-calls.ts'
import { t } from './messages.ts'

/** The address for agents, and the agents that owners of an organisation let in, which are disconnected here (MCP-14). */
export function ConnectedAgents({ orgId }: { orgId: string }) {
  const { data, isError, refetch } = useQuery(agentsQuery(orgId))
  useSectionValue(data && countOf(data.agents.length))
  const queries = useQueryClient()
  const list = useRef<HTMLDivElement>(null)
  const onDisconnected = async () => {
    await queries.invalidateQueries({ queryKey: ['org', orgId] })
    // The button that had the focus is gone.
    focusList(list.current)
  }
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <div className="flex flex-col gap-1.5">
        <CopyField
          label={t('agents.address')}
          value={`${location.origin}${MCP}`}
          copyLabel={t('copy')}
          copyName={t('copy.named')}
          copiedLabel={t('copied')}
          failedHint={t('copyFailed')}
        />
        {/* As wide as the field and its button. */}
        <p className="text-sm text-ink-soft">{t('agents.address.hint')}</p>
      </div>
      {data === undefined && !isError && (
        <div aria-busy="true">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-5 w-full" />
        </div>
      )}
      {isError && data === undefined && (
        <LoadFailure text={t('agents.unreadable')} retry={t('retry')} onRetry={() => void refetch()} />
      )}
      {data?.agents.length === 0 && <p className="text-sm text-ink-soft">{t('agents.none')}</p>}
      {data !== undefined && data.agents.length > 0 && (
        <ItemsList
          isInCard
          rows={data.agents.map((agent) => ({
            id: agent.id,
            icon: <Bot />,
            name: agent.name,
            text: <DetailLine details={factsOf(agent)} />,
            end: <Disconnect orgId={orgId} agent={agent} onDone={onDisconnected} />,
          }))}
        />
      )}
    </div>
  )
}

function countOf(count: number): string {
  return count === 0 ? t('agents.value.none') : t('agents.value', { count })
}

function factsOf({ scopes, createdAt, lastUsedAt }: ConnectedAgent): readonly string[] {
  return [
    listOfWords(scopes.map((scope) => t(`scope.${scope}`))),
    t('agents.since', { date: wholeDay(createdAt) }),
    lastUsedAt === null ? t('agents.unused') : t('agents.used', { date: wholeDay(lastUsedAt) }),
  ]
}

interface DisconnectProps {
  orgId: string
  agent: ConnectedAgent
  onDone: () => Promise<void>
}

function Disconnect({ orgId, agent: { id, name }, onDone }: DisconnectProps) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const disconnect = async () => {
    setBusy(true)
    const answer = await disconnectAgent(orgId, id)
    setBusy(false)
    setAsking(false)
    if (answer.ok) showToast(t('disconnected'))
    else showCallFailure(answer.problem)
    await onDone()
  }
  return (
    <>
      <Button size="sm" aria-label={t('disconnect.named', { name })} onClick={() => setAsking(true)}>
        {t('disconnect')}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('disconnect.title', { name })}
        description={t('disconnect.text')}
        confirmLabel={t('disconnect')}
        cancelLabel={t('cancel')}
        busy={isBusy}
        onConfirm={() => void disconnect()}
      />
    </>
  )
}
