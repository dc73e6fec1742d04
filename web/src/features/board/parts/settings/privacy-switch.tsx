import type { BoardSummary } from '@retropulse/contract/board'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { userMetaQuery } from '../../../../lib/session.ts'
import { upgradeHint } from '../../../../lib/upgrade-hint.ts'
import { announce } from '../../../../ui/live-region.ts'
import { Switch } from '../../../../ui/switch.tsx'
import { showCallFailure } from '../../../../ui/failure-toast.ts'
import { t } from './messages.ts'
import { saveSettings } from '../../model/use-board-summary.ts'

/** Switches a board between public and private, which takes a plan (BOARD-30, BOARD-31). */
export function PrivacySwitch({ board }: { board: BoardSummary }) {
  const queries = useQueryClient()
  const { data: meta } = useQuery({ ...userMetaQuery, throwOnError: false })
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [refusal, setRefusal] = useState<'privateUpgrade' | 'privateNotYours' | 'privateTeam' | null>(null)
  const isPrivate = wanted ?? board.isPrivate
  // A private board whose plan ended can still be made public.
  const needsPlan = board.planId === null && !board.isPrivate
  const change = async (on: boolean) => {
    setWanted(on)
    setRefusal(null)
    const answer = await saveSettings(queries, board.id, { isPrivate: on })
    setWanted(null)
    if (answer.ok) {
      queries.setQueryData(['board', board.id], { ...board, isPrivate: on })
      announce(t(on ? 'nowPrivate' : 'nowPublic'))
    } else if (answer.problem.code === 'plan-required') setRefusal('privateUpgrade')
    else if (answer.problem.code === 'forbidden') setRefusal(on ? 'privateNotYours' : 'privateTeam')
    else showCallFailure(answer.problem)
  }
  return (
    <div className="mt-4 border-t border-line pt-4">
      <Switch
        label={t('private')}
        {...(!needsPlan && { hint: t('privateHint') })}
        checked={isPrivate}
        disabled={needsPlan || wanted !== null}
        onCheckedChange={(on) => void change(on)}
      />
      {needsPlan && (
        <p className="mt-1 text-sm text-ink-soft">
          {t('privateUpgrade')}. {upgradeHint(meta?.teams.find(({ id }) => id === board.teamId)?.role)}
        </p>
      )}
      <p role="alert" className="mt-2 text-sm text-danger-ink empty:hidden">
        {refusal !== null && t(refusal)}
      </p>
    </div>
  )
}
