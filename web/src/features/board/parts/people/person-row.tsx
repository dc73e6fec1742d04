import Ellipsis from 'lucide-react/icons/ellipsis'
import Eraser from 'lucide-react/icons/eraser'
import UserCog from 'lucide-react/icons/user-cog'
import UserX from 'lucide-react/icons/user-x'
import { useRef } from 'react'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { t } from './messages.ts'

export interface PersonRowProps {
  /** The name as the list shows it; `bareName` is without additions such as '(you)'. */
  name: string
  bareName: string
  seed: string
  picture: string | null
  isFacilitator: boolean
  /** The tab of the person is hidden (PRESENCE-8). */
  isAway?: boolean
  /** What the viewer can do about the person; null: nothing. */
  handOver: 'give' | 'take' | null
  onHandOver: () => void
  /** Removes the content of the person, or the person (LEAD-12); undefined when that is not possible (LEAD-14). */
  removal?: { readonly onRemoveContent: () => void; readonly onRemove: (() => void) | null } | undefined
  /** What can be done about the person is unfolded below the name. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/**
 * A person in the list, with a badge for facilitators. What a facilitator may do about them unfolds below the name: a
 * menu would lie over the next people, and on a phone be a second sheet (BOARD-80).
 */
export function PersonRow(props: PersonRowProps) {
  const {
    name,
    bareName,
    seed,
    picture,
    isFacilitator,
    isAway = false,
    handOver,
    onHandOver,
    removal,
    isOpen,
    onOpen,
  } = props
  const ownName = bareName === '' ? name : bareName
  const hasOptions = handOver !== null || removal !== undefined
  const button = useRef<HTMLButtonElement>(null)
  const act = (does: () => void) => () => {
    button.current?.focus()
    onOpen(false)
    does()
  }
  return (
    <li className="px-2">
      <div className="flex min-h-11 items-center gap-3 py-1.5">
        <Avatar
          decorative
          name={bareName}
          seed={seed}
          src={picture ?? undefined}
          {...(isAway && { className: 'opacity-50' })}
        />
        <span className="min-w-0 flex-1 leading-tight">
          <span data-tooltip={name} className="line-clamp-2 text-sm leading-tight text-balance wrap-anywhere">
            <bdi>{name}</bdi>
          </span>
          {isAway && <span className="block text-xs text-ink-soft">{t('away')}</span>}
        </span>
        {isFacilitator && <Badge>{t('facilitator')}</Badge>}
        {hasOptions && (
          <IconButton
            ref={button}
            size="sm"
            label={t('menu', { name: ownName })}
            aria-expanded={isOpen}
            icon={<Ellipsis aria-hidden="true" className="size-4" />}
            // On a phone its dots end below the cross that closes the sheet.
            className="-my-1 -me-1 max-sm:pointer-coarse:-me-3 aria-expanded:bg-fill-strong"
            onClick={() => onOpen(!isOpen)}
          />
        )}
      </div>
      {hasOptions && isOpen && (
        <div
          ref={scrollIntoList}
          role="group"
          aria-label={t('menu', { name: ownName })}
          className="flex animate-fade-in flex-col items-start ps-9 pb-1"
        >
          {handOver !== null && (
            <button type="button" className={optionLook} onClick={act(onHandOver)}>
              <UserCog aria-hidden="true" className="size-4 text-ink-faint" />
              {t(handOver)}
            </button>
          )}
          {removal !== undefined && (
            <button type="button" className={dangerLook} onClick={act(removal.onRemoveContent)}>
              <Eraser aria-hidden="true" className="size-4" />
              {t('removeContent')}
            </button>
          )}
          {removal !== undefined && removal.onRemove !== null && (
            <button type="button" className={dangerLook} onClick={act(removal.onRemove)}>
              <UserX aria-hidden="true" className="size-4" />
              {t('remove')}
            </button>
          )}
        </div>
      )}
    </li>
  )
}

const rowLook =
  'touch-target flex h-9 max-w-full items-center gap-2.5 rounded-sm px-2.5 text-start text-sm pointer-coarse:h-11'
const optionLook = `${rowLook} hover:bg-fill`
const dangerLook = `${rowLook} text-danger-ink hover:bg-danger-soft`

/** The last person's options open below the edge of a list that scrolls. */
function scrollIntoList(options: HTMLElement | null): void {
  options?.scrollIntoView({ block: 'nearest' })
}
