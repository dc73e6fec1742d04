import { TITLE_MAX } from '@retropulse/domain/board/limits'
import Columns3 from 'lucide-react/icons/columns-3'
import Image from 'lucide-react/icons/image'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { pictureAddress } from '../../lib/picture-address.ts'
import { BoardSketch } from '../../ui/board-sketch.tsx'
import { t } from './messages.ts'
import { columnsOf, wantsCompact, type RetroBase, type RetroDraft } from './retro-plan.ts'
import type { UserMeta } from '@retropulse/contract/orgs'
import { Field } from '../../ui/field.tsx'
import { SelectBox } from '../../ui/select-box.tsx'

export interface RetroSetupProps {
  /** Undefined while it loads. */
  base: RetroBase | undefined
  draft: RetroDraft
  /** The title, typed or suggested. */
  title: string
  /** The name of the format or of the source board. */
  baseName: string | undefined
  error: string | undefined
  onChange: (changed: Partial<RetroDraft>) => void
  onColumns: () => void
  onBackground: () => void
  /** The choice of the team, if the address does not name one. */
  team: ReactNode
}

/** The retro as it will begin: its title, a sketch of its board, and the choice of a mood poll. */
export function RetroSetup(props: RetroSetupProps) {
  const { base, draft, title, baseName, error, onChange, onColumns, onBackground, team } = props
  const columns = base && columnsOf(draft, base)
  const startsMoodPoll = draft.startMoodPoll ?? base?.startMoodPoll ?? false
  const compact = base !== undefined && wantsCompact(draft, base)
  const leftOut = base === undefined ? 0 : (draft.columns ?? base.columns).length - (columns?.length ?? 0)
  const backdrop = draft.backdrop ?? base?.backdrop
  return (
    <>
      <TextField
        name="title"
        label={t('name')}
        value={title}
        maxLength={TITLE_MAX}
        autoComplete="off"
        data-arrive
        error={error}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      {team}
      {/* Beside the fields of a tablet, as high as they are; in the column of a wide window it gives way to them. */}
      <div className="flex flex-col gap-2 md:max-lg:col-start-2 md:max-lg:row-span-4 md:max-lg:row-start-1 lg:min-h-42">
        <p className="flex min-w-0 items-baseline justify-between gap-3 text-sm">
          <span className="font-medium">{t('format')}</span>
          <span className="truncate text-ink-soft" aria-live="polite">
            {draft.columns === null ? baseName : t('formatOwn')}
          </span>
        </p>
        {columns && backdrop ? (
          <BoardSketch
            columns={columns}
            picture={pictureAddress(backdrop)}
            isNamed
            isStrip
            className={`${sketchClass} border border-line`}
          />
        ) : (
          <Skeleton className={`${sketchClass} w-full`} />
        )}
        <div className="grid shrink-0 grid-cols-2 gap-2">
          <Button
            icon={<Columns3 aria-hidden="true" className="size-4" />}
            aria-haspopup="dialog"
            disabled={base === undefined}
            onClick={onColumns}
          >
            {t('columns')}
          </Button>
          <Button
            icon={<Image aria-hidden="true" className="size-4" />}
            aria-haspopup="dialog"
            disabled={base === undefined}
            onClick={onBackground}
          >
            {t('background')}
          </Button>
        </div>
      </div>
      <Switch
        label={t('moodPoll')}
        hint={t('moodPoll.text')}
        checked={startsMoodPoll}
        onCheckedChange={(startMoodPoll) => onChange({ startMoodPoll })}
      />
      {/* Where the line is long the hint stands beside the choice, right below its label, as that of the switch does. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-0.5">
        <span aria-hidden="true" className="text-sm font-medium">
          {t('density')}
        </span>
        <div className="sm:max-md:row-span-2">
          <Segmented
            label={t('density')}
            value={compact ? 'compact' : 'normal'}
            onValueChange={(value) => onChange({ compact: value === 'compact' })}
            options={[
              { value: 'normal', label: t('density.normal') },
              { value: 'compact', label: t('density.compact') },
            ]}
          />
        </div>
        <p className="col-span-2 text-sm text-ink-soft sm:max-md:col-span-1">
          {t(compact ? 'density.compactText' : 'density.normalText')}
          {leftOut > 0 && ` ${t('density.leftOut', { count: leftOut })}`}
        </p>
      </div>
    </>
  )
}

const sketchClass = 'rounded-md h-28 md:max-lg:h-auto md:max-lg:min-h-24 md:max-lg:flex-1 lg:h-45 lg:min-h-22'

interface TeamChoiceProps {
  teams: UserMeta['teams']
  /** Null for a board without a team (CREATE-18). */
  teamId: string | null
  onTeam: (teamId: string | null) => void
}

/** Chooses the team of the retro, if the address does not name one (CREATE-1). */
export function TeamChoice({ teams, teamId, onTeam }: TeamChoiceProps) {
  return (
    <Field id="team" label={t('team')} {...(teamId === null && { hint: t('team.noneText') })}>
      <SelectBox
        id="team"
        value={teamId ?? ''}
        onChange={(event) => onTeam(event.target.value === '' ? null : event.target.value)}
      >
        {teams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">{t('team.none')}</option>
      </SelectBox>
    </Field>
  )
}
