import { useState } from 'react'
import type { ComponentType } from 'react'
import type { EmojiPickerProps } from '../../../ui/emoji-picker.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { showNotLoaded } from '../../../ui/failure-toast.ts'
import { t } from '../messages.ts'

export interface EmojiChoiceProps {
  icon: string
  /** What the emoji stands for, and the emoji that is chosen. */
  label: string
  onChoose: (icon: string) => void
}

/** An emoji; pressed, it opens a picker with all emoji, which is loaded then. */
export function EmojiChoice({ icon, label, onChoose }: EmojiChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const [Picker, setPicker] = useState<ComponentType<EmojiPickerProps> | null>(null)
  const open = (isWanted: boolean) => {
    setOpen(isWanted)
    if (!isWanted || Picker !== null) return
    import('../../../ui/emoji-picker.tsx').then(
      ({ EmojiPicker }) => setPicker(() => EmojiPicker),
      () => {
        setOpen(false)
        showNotLoaded()
      },
    )
  }
  return (
    <Popover
      open={isOpen}
      onOpenChange={open}
      label={t('emoji.choose')}
      isPhoneSheet
      className="w-79 p-3 max-sm:px-5 max-sm:pt-5.5"
      trigger={
        <button
          type="button"
          aria-label={label}
          data-tooltip={t('emoji.choose')}
          className="touch-target flex size-10 items-center justify-center rounded-md border border-line-strong bg-raised text-xl transition-colors duration-fast hover:border-ink-soft"
        >
          <span className="emoji-edge">{icon}</span>
        </button>
      }
    >
      {Picker === null ? (
        <div className="flex h-80 items-center justify-center text-ink-soft">
          <span className="sr-only">{t('emoji.loading')}</span>
          <Spinner />
        </div>
      ) : (
        <Picker
          texts={PICKER_TEXTS}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            onChoose(chosen)
            setOpen(false)
          }}
        />
      )}
    </Popover>
  )
}

const PICKER_TEXTS = {
  title: t('emoji.choose'),
  search: t('emoji.search'),
  loading: t('emoji.loading'),
  none: t('emoji.none'),
}
