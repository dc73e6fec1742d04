import { defaultEmojiDataResolver, EmojiPicker as Picker } from 'frimousse'
import type { EmojiDataResolver, EmojiPickerListComponents } from 'frimousse'
import { type AriaAttributes, useEffect, useRef } from 'react'
import { rgiEmoji } from '../lib/rgi-emoji.ts'

/** Where the build puts the names and tags of all emoji (vite.config.ts): nothing is requested from other hosts. */
const DATA_URL = '/emoji-data'

export interface EmojiPickerProps {
  texts: {
    search: string
    loading: string
    /** The text of a search without results. */
    none: string
  }
  onChoose: (emoji: string) => void
}

/** All emoji, with a search; to be loaded when it is opened. */
export function EmojiPicker({ texts, onChoose }: EmojiPickerProps) {
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => search.current?.focus(), [])
  return (
    <Picker.Root
      emojibaseUrl={DATA_URL}
      resolveEmojiData={onlyKnownEmoji}
      columns={8}
      onEmojiSelect={({ emoji }) => onChoose(emoji)}
      className="isolate flex h-80 flex-col gap-2"
    >
      <Picker.Search
        ref={search}
        aria-label={texts.search}
        placeholder={texts.search}
        className="h-10 w-full rounded-md border border-line-strong bg-raised px-3 text-sm text-ink pointer-coarse:text-base"
      />
      {/* A scrolling element must be reachable by keyboard. */}
      <Picker.Viewport tabIndex={0} className="relative flex-1 overscroll-contain outline-none">
        <Picker.Loading className="absolute inset-0 flex items-center justify-center text-sm text-ink-soft">
          {texts.loading}
        </Picker.Loading>
        <Picker.Empty className="absolute inset-0 flex items-center justify-center text-sm text-ink-soft">
          {texts.none}
        </Picker.Empty>
        <Picker.List className="pb-1 select-none" components={LIST_PARTS} />
      </Picker.Viewport>
    </Picker.Root>
  )
}

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
      className="flex size-9 items-center justify-center rounded-sm text-xl data-[active]:bg-fill"
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
