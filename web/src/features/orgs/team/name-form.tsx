import type { Team } from '@retropulse/contract/teams'
import { cleanText, hasContent } from '@retropulse/domain/kernel/text'
import { TEAM_RENAME_MAX } from '@retropulse/domain/orgs/limits'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast.ts'
import { t } from './messages.ts'
import { changeTeam } from './team-calls.ts'
import { useTeamChange } from './use-team-change.ts'

/** Renames the team; there is nothing to save while the name is empty or unchanged (teams.md §5). */
export function NameForm({ team, mayEdit }: { team: Team; mayEdit: boolean }) {
  const [typed, setTyped] = useState(team.name)
  const [known, setKnown] = useState(team.name)
  if (known !== team.name) {
    // Somebody renamed the team meanwhile: that shows, unless something was typed here.
    setKnown(team.name)
    if (typed === known) setTyped(team.name)
  }
  const [isBusy, setBusy] = useState(false)
  const change = useTeamChange(team.id)
  const name = cleanText(typed).trim()
  const refusal = refuse(name, team, mayEdit)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (refusal !== undefined || isBusy) return
    setBusy(true)
    if (await change(changeTeam(team.id, { name }))) showToast(t('saved'), { tone: 'ok' })
    setBusy(false)
  }
  return (
    <form noValidate className="flex items-start gap-2" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('name.label')}
        labelHidden
        autoComplete="off"
        maxLength={TEAM_RENAME_MAX}
        disabled={!mayEdit}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={hasContent(name) ? undefined : t('name.missing')}
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="primary" busy={isBusy} disabledReason={isBusy ? undefined : refusal}>
        {t('save')}
      </Button>
    </form>
  )
}

/** Why there is nothing to save. */
function refuse(name: string, team: Team, mayEdit: boolean): string | undefined {
  if (!mayEdit) return t('adminsOnly')
  if (!hasContent(name)) return t('name.missing')
  return name === team.name ? t('name.unchanged') : undefined
}
