import { defaultEmojiDataResolver, EmojiPicker as Picker } from 'frimousse'
import type { EmojiDataResolver, EmojiPickerListComponents } from 'frimousse'
import X from 'lucide-react/icons/x'
import { type AriaAttributes, type CSSProperties, useEffect, useRef } from 'react'
import { t } from '../lib/close-messages.ts'
import { rgiEmoji } from '../lib/rgi-emoji.ts'
import { IconButton } from './icon-button.tsx'
import { useNarrowWindow } from './use-narrow-window.ts'

/** Where the build puts the names and tags of all emoji (vite.config.ts): nothing is requested from other hosts. */
const DATA_URL = '/emoji-data'

export interface EmojiPickerProps {
  texts: {
    /** The heading of the sheet on a phone. */
    title: string
    search: string
    loading: string
    /** The text of a search without results. */
    none: string
  }
  onChoose: (emoji: string) => void
  /** The button of the sheet on a phone. */
  onClose: () => void
}

/** All emoji, with a search; to be loaded when it is opened. */
export function EmojiPicker({ texts, onChoose, onClose }: EmojiPickerProps) {
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const columns = useNarrowWindow() ? phoneColumns() : WIDE_COLUMNS
  useEffect(() => {
    // The keyboard of a phone would cover the sheet.
    const isTouched = columns !== WIDE_COLUMNS && matchMedia('(pointer: coarse)').matches
    ;(isTouched ? list : search).current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- where it opens
  }, [])
  return (
    <Picker.Root
      emojibaseUrl={DATA_URL}
      resolveEmojiData={onlyKnownEmoji}
      columns={columns}
      onEmojiSelect={({ emoji }) => onChoose(emoji)}
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's types know no custom properties
      style={{ '--emoji-columns': columns } as CSSProperties}
      className="relative isolate flex h-80 flex-col gap-2 max-sm:h-[min(27rem,calc(100dvh-8rem))]"
    >
      <h2 className="pe-10 pb-2 font-display text-xl font-semibold tracking-tight sm:hidden">
        {texts.title}
      </h2>
      <Picker.Search
        ref={search}
        aria-label={texts.search}
        placeholder={texts.search}
        className="h-10 w-full rounded-md border border-line-strong bg-raised px-3 text-sm text-ink pointer-coarse:text-base"
      />
      {/* A scrolling element must be reachable by keyboard. */}
      <Picker.Viewport
        ref={list}
        tabIndex={0}
        className="relative flex-1 overscroll-contain mask-b-from-[calc(100%-1.5rem)] outline-none"
      >
        <Picker.Loading className="absolute inset-0 flex items-center justify-center text-sm text-ink-soft">
          {texts.loading}
        </Picker.Loading>
        <Picker.Empty className="absolute inset-0 flex items-center justify-center text-sm text-ink-soft">
          {texts.none}
        </Picker.Empty>
        <Picker.List className="pb-5 select-none" components={LIST_PARTS} />
      </Picker.Viewport>
      {/* The last one: the focus goes to the emoji first. */}
      <IconButton
        label={t('close')}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onClose}
        className="absolute! -inset-e-3 -top-2 sm:hidden!"
      />
    </Picker.Root>
  )
}

const WIDE_COLUMNS = 8

/** As many columns as a sheet has room for between its edges, of cells for a finger. */
function phoneColumns(): number {
  return Math.floor((innerWidth - 2 * SHEET_EDGE) / TOUCH)
}

const SHEET_EDGE = 20
const TOUCH = 44

const LIST_PARTS: Partial<EmojiPickerListComponents> = {
  CategoryHeader: ({ category, ...props }) => (
    <div {...props} className="bg-raised px-1 pt-2 pb-1 text-xs font-medium text-ink-faint">
      {category.label}
    </div>
  ),
  // Frimousse counts rows and columns from 0; ARIA counts from 1, where 0 is an error.
  Row: ({ children, ...props }) => (
    <div {...countedFromOne(props)} className="scroll-my-1">
      {children}
    </div>
  ),
  Emoji: ({ emoji, ...props }) => (
    <button
      {...countedFromOne(props)}
      className="flex h-9 w-[calc(100%/var(--emoji-columns))] items-center justify-center rounded-sm text-xl data-[active]:bg-fill max-sm:h-11 max-sm:text-2xl"
    >
      {emoji.emoji}
    </button>
  ),
}

function countedFromOne<Props extends AriaAttributes>(props: Props): Props {
  const counted = { ...props }
  if (props['aria-rowindex'] !== undefined) counted['aria-rowindex'] = props['aria-rowindex'] + 1
  if (props['aria-colindex'] !== undefined) counted['aria-colindex'] = props['aria-colindex'] + 1
  return counted
}

/** Emoji that the server would refuse are not offered; the others have the spelling that it takes (REACTION-6). */
const onlyKnownEmoji: EmojiDataResolver = async (locale, options) => {
  const data = await defaultEmojiDataResolver(locale, options)
  return {
    ...data,
    emojis: data.emojis.flatMap((entry) => {
      const emoji = rgiEmoji(entry.emoji)
      return emoji === null ? [] : [{ ...entry, emoji }]
    }),
  }
}
