import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import { Avatar } from '../../../../ui/avatar.tsx'
import { t as board } from '../../model/messages.ts'
import { isOwn, useReader } from '../../model/reader.ts'
import { ToolPopover } from '../controls/tool-popover.tsx'
import { refusalText } from '../../model/refusal-text.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { authorsOf } from './authors-of.ts'
import { t } from './messages.ts'

/** Lists the authors to put in the spotlight (SPOT-4); not on a board that hides its authors (SPOT-5). */
export function SpotlightPanel({ anchor }: { anchor: HTMLElement }) {
  return (
    <ToolPopover anchor={anchor} title={t('title')}>
      <Choice />
    </ToolPopover>
  )
}

function Choice() {
  const { session } = useBoardStore()
  const reader = useReader()
  const notes = useLive((view) => view.board.notes)
  const isAnonymous = useLive((view) => view.board.isAnonymous)
  const chosen = useLive((view) => view.board.showHighlight)
  if (isAnonymous) return <Says text={refusalText('board-anonymous')} />
  if (!reader.you.seesAuthors) return <Says text={t('signIn')} />
  const authors = authorsOf(notes.values(), reader)
  if (authors.length === 0) return <Says text={t('none')} />
  return (
    <>
      <Says text={t('hint')} />
      <ul aria-label={t('people')} className="-mx-2 mt-2 flex max-h-80 flex-col overflow-y-auto">
        {authors.map(({ by, profile, count }) => (
          <li key={by}>
            <button
              type="button"
              aria-pressed={by === chosen}
              onClick={() => session.do({ type: 'set-spotlight', author: by === chosen ? false : by })}
              className={clsx(
                'touch-target flex h-11 w-full items-center gap-3 rounded-sm px-2 text-start text-sm hover:bg-fill',
                by === chosen && 'bg-accent-soft font-medium',
              )}
            >
              <Avatar
                decorative
                size="sm"
                name={profile.name ?? ''}
                seed={by}
                src={profile.picture ?? undefined}
              />
              <span dir="auto" className="min-w-0 flex-1 truncate">
                {isOwn(reader, by)
                  ? board('people.you', { name: profile.name ?? board('people.anonymous') })
                  : (profile.name ?? board('people.anonymous'))}
              </span>
              <span className="text-xs text-ink-soft">{t('notes', { count })}</span>
              {by === chosen && <Check aria-hidden="true" className="size-4 text-accent-ink" />}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Says({ text }: { text: string }) {
  return <p className="text-sm text-pretty text-ink-soft">{text}</p>
}
