import type { ComponentProps } from 'react'

/** A frame with the letters GIF, drawn like the other icons; a sparkle would promise artificial intelligence. */
export function GifIcon(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <rect x="2" y="5" width="20" height="14" rx="3" />
      <path d="M10 10.5a2 2 0 1 0 0 3V12H9M13 9.8v4.4M19 9.8h-3v4.4M16 12h2.3" />
    </svg>
  )
}
