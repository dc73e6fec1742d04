import { useRemembered } from '../../../../lib/stored-text.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Kbd } from '../../../../ui/kbd.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { t as group } from '../../parts/groups/messages.ts'
import { t } from './messages.ts'
import { closeTo } from '../../parts/controls/close-then-act.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { t as undoText } from '../../parts/undo/messages.ts'
import { t as votingText } from '../../parts/voting/messages.ts'
import { singleKeys } from './single-keys.ts'

type Row = readonly [text: string, ...keys: string[]]

/** The label of the key that is pressed together with Z. */
const COMMAND = navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl'

const KEYS: readonly Row[] = [
  [t('keys.tab'), 'Tab'],
  [t('keys.arrows'), '↑', '↓', '←', '→'],
  [t('keys.enter'), 'Enter'],
  [t('keys.space'), 'Space'],
  [t('keys.delete'), 'Del'],
  [undoText('undoKeys'), COMMAND, 'Z'],
  [undoText('redoKeys'), COMMAND, 'Shift', 'Z'],
]

/** Between two keys that do the same: side by side they would read as one press of both. */
const OR = t('keys.or')

const SINGLE_KEYS: readonly Row[] = [
  [t('keys.n'), 'N'],
  [t('keys.m'), 'M'],
  [group('key'), 'G'],
  [t('keys.c'), 'C'],
  [t('keys.e'), 'E', OR, 'R'],
  [votingText('keyGive'), 'V'],
  [votingText('keyTake'), 'Shift', 'V'],
  [t('keys.help'), '?'],
]

/** The list of all keys of the board (A11Y-5). */
export function KeysDialog({ anchor }: { anchor: Element | null }) {
  const { hide } = useBoardHandlers()
  const close = () => closeTo(hide, () => anchor instanceof HTMLElement && anchor.focus())
  const isOff = useRemembered(singleKeys) === 'off'
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title={t('keys.title')}
      closeLabel={t('close')}
      size="sm"
    >
      <KeyList keys={KEYS} />
      <div className="mt-4 border-t border-line pt-4">
        <Switch
          label={t('keys.single')}
          hint={t('keys.singleHint')}
          checked={!isOff}
          onCheckedChange={(isOn) => singleKeys.set(isOn ? 'on' : 'off')}
        />
        {!isOff && <KeyList keys={SINGLE_KEYS} />}
      </div>
    </Dialog>
  )
}

function KeyList({ keys }: { keys: readonly Row[] }) {
  return (
    <dl className="mt-2 grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 text-sm">
      {keys.map(([text, ...names]) => (
        <div key={text} className="contents">
          <dt>{text}</dt>
          <dd className="flex items-center justify-end gap-1">
            {names.map((name) =>
              name === OR ? (
                <span key={name} className="text-xs text-ink-soft">
                  {name}
                </span>
              ) : (
                <Kbd key={name}>{name}</Kbd>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
