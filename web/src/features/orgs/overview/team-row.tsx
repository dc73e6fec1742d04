import type { OrgTeam, Face } from '@retropulse/contract/orgs'
import { clsx } from 'clsx'
import Lock from 'lucide-react/icons/lock'
import { memo } from 'react'
import { Link } from 'react-router'
import { teamPath } from '../../../lib/paths.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Lane } from './lane.tsx'
import { t } from './messages.ts'
import { laneCellClass, laneInCardClass, lineClass, teamRowClass } from './team-grid.ts'
import type { Span } from './timeline.ts'
import { AvatarStack } from '../../../ui/avatar-stack.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { personTones } from '../../../ui/person-tone.ts'

/** A team: its name, its retros at their dates, its admins and facilitators, and its numbers (DASH-19, DASH-38). */
export const TeamRow = memo(function TeamRow({ team, span }: { team: OrgTeam; span: Span }) {
  return (
    <div
      role="row"
      className={clsx(
        teamRowClass,
        'text-sm lg:hover:bg-fill/50',
        // Rows outside of the window are not rendered; all are as high as a lane.
        'lg:[contain-intrinsic-block-size:auto_51px] lg:[content-visibility:auto]',
        // The last one has no line below it.
        'lg:last:[contain-intrinsic-block-size:auto_50px]',
      )}
    >
      {/* Over the edge of the lane, which would take presses on the link. */}
      <div role="rowheader" className="flex min-w-0 max-sm:relative max-sm:z-1">
        <TeamName team={team} />
      </div>
      <div role="cell" className={clsx(laneCellClass, laneInCardClass)}>
        <Lane team={team} span={span} />
      </div>
      <div className={clsx(lineClass, 'max-sm:gap-x-4')}>
        <FacesCell faces={team.admins} label={t('admins.of', { team: team.name })} as="admin" />
        <FacesCell
          faces={team.facilitators}
          label={t('facilitators.of', { team: team.name })}
          as="facilitator"
        />
      </div>
      <div className={clsx(lineClass, 'max-sm:mt-2 max-sm:gap-x-1')}>
        <div role="cell" className={numberCellClass}>
          <span className="max-sm:sr-only">{team.membersCount}</span>
          <span aria-hidden="true" className="sm:hidden">
            {t('card.members', { count: team.membersCount })}
          </span>
        </div>
        <div role="cell" className={numberCellClass}>
          <Actions team={team} />
        </div>
      </div>
    </div>
  )
})

const numberCellClass =
  'flex min-w-0 flex-col justify-center text-ink-soft digits max-sm:h-4 max-sm:text-xs sm:h-8 sm:text-end'

function TeamName({ team }: { team: OrgTeam }) {
  return (
    <Link
      to={teamPath(team.id)}
      className="touch-target inline-flex min-h-9 max-w-full scroll-mt-40 items-center rounded-sm font-medium text-ink hover:text-accent-ink hover:underline"
    >
      <span className="line-clamp-2 text-pretty wrap-anywhere sm:max-lg:line-clamp-3">
        {team.isPrivate && (
          <>
            <Lock aria-hidden="true" className="me-1.5 inline size-3.5 -translate-y-px text-ink-faint" />
            <VisuallyHidden>{t('private')} </VisuallyHidden>
          </>
        )}
        <bdi>{team.name}</bdi>
      </span>
    </Link>
  )
}

/** The open action items, and all of them. */
function Actions({ team: { openActions, allActions } }: { team: OrgTeam }) {
  if (allActions === 0) return <None />
  return (
    <span className={clsx('leading-4', openActions > 0 ? 'text-ink sm:font-medium' : 'text-ink-faint')}>
      <span className="max-lg:sr-only">{t('actions.open', { open: openActions, all: allActions })}</span>
      {/* A narrow column has room for what is to do alone. */}
      <span aria-hidden="true" className="whitespace-nowrap max-sm:hidden lg:hidden">
        {t('actions.openOnly', { open: openActions })}
      </span>
      {openActions > 0 && (
        <span aria-hidden="true" className="whitespace-nowrap sm:hidden">
          <span className="text-ink-soft">· </span>
          {t('card.actions', { count: openActions })}
        </span>
      )}
    </span>
  )
}

/** An empty cell: a dash, so that what there is stands out; nothing in a card. */
function None() {
  return (
    <span className="text-ink-faint">
      <span aria-hidden="true" className="max-sm:hidden">
        –
      </span>
      <VisuallyHidden>{t('none')}</VisuallyHidden>
    </span>
  )
}

interface FacesProps {
  faces: readonly Face[]
  label: string
  /** Their role, which a card says beside them. */
  as: 'admin' | 'facilitator'
}

function FacesCell({ faces, label, as }: FacesProps) {
  return (
    <div
      role="cell"
      className={clsx(
        'flex min-w-0 items-center gap-1.5 text-ink-soft max-sm:h-6 sm:h-8',
        // Not a gap in the line of a card.
        faces.length === 0 && 'max-sm:sr-only',
      )}
    >
      <Faces faces={faces} label={label} />
      {faces.length > 0 && (
        <span aria-hidden="true" className="text-xs text-ink-faint sm:hidden">
          {t(faces.length === 1 ? `card.${as}` : `card.${as}s`)}
        </span>
      )}
    </div>
  )
}

/** Avatars in a narrow column: one with its name, several as a stack. */
function Faces({ faces, label }: Omit<FacesProps, 'as'>) {
  const [first, ...others] = faces
  if (first === undefined) return <None />
  if (others.length === 0)
    return (
      <span className="flex min-w-0 items-center gap-1.5 lg:gap-2">
        <Avatar name={first.name} seed={first.id} src={first.picture ?? undefined} size="sm" />
        <span aria-hidden="true" dir="auto" className="truncate max-lg:hidden">
          {first.name}
        </span>
        {/* A narrow column has room for the first of the names. */}
        <span aria-hidden="true" dir="auto" className="truncate lg:hidden">
          {first.name.split(' ')[0]}
        </span>
      </span>
    )
  const tones = personTones(faces.map(({ id }) => id))
  return (
    <AvatarStack
      people={faces.map(({ id, name, picture }, index) => ({
        id,
        name,
        src: picture ?? undefined,
        tone: tones[index],
      }))}
      label={label}
      moreLabel={(count) => t('people.more', { count })}
      size="sm"
      max={faces.length > STACKED_MAX ? STACKED_MAX - 1 : STACKED_MAX}
    />
  )
}

/** As many avatars, or one less and the number of the others, are as wide as the column on a phone. */
const STACKED_MAX = 3
