import { MarkGithubIcon } from '@primer/octicons-react/MarkGithubIcon'
import { BrandMark, type BrandMarkProps } from './brand-mark.tsx'

/*
 * The colours are those of the owners and the same in both themes, so they are no tokens. Slack has a file of its own.
 */

export function GoogleMark(props: BrandMarkProps) {
  return (
    <BrandMark {...props}>
      <path fill="#ea4335" d="M19.36 3.83A11 11 0 0 0 2.11 7.18l3.91 1.9A6.65 6.65 0 0 1 16.45 7.06Z" />
      <path fill="#fbbc05" d="M2.11 7.18a11 11 0 0 0 0 9.64l3.91-1.9a6.65 6.65 0 0 1 0-5.84Z" />
      <path fill="#34a853" d="M2.11 16.82a11 11 0 0 0 16.51 3.96L16 17.31a6.65 6.65 0 0 1-9.98-2.39Z" />
      <path fill="#4285f4" d="M12 10v4.3h6.24A6.65 6.65 0 0 1 16 17.31l2.62 3.47A11 11 0 0 0 22.82 10Z" />
    </BrandMark>
  )
}

export function MicrosoftMark(props: BrandMarkProps) {
  return (
    <BrandMark {...props}>
      <path fill="#f25022" d="M1 1h10.4v10.4H1Z" />
      <path fill="#7fba00" d="M12.6 1H23v10.4H12.6Z" />
      <path fill="#00a4ef" d="M1 12.6h10.4V23H1Z" />
      <path fill="#ffb900" d="M12.6 12.6H23V23H12.6Z" />
    </BrandMark>
  )
}

/** Black or white, as text is in the theme. */
export function GitHubMark({ className = 'size-5' }: BrandMarkProps) {
  return <MarkGithubIcon size={24} className={`text-ink ${className}`} />
}

export function GitLabMark(props: BrandMarkProps) {
  return (
    <BrandMark {...props}>
      <path fill="#e24329" d="m12 22.8 4.6-13.2H7.4ZM1.4 9.6 4.4 1l3 8.6ZM22.6 9.6 19.6 1l-3 8.6Z" />
      <path fill="#fc6d26" d="M12 22.8 7.4 9.6h-6ZM12 22.8l4.6-13.2h6Z" />
      <path
        fill="#fca326"
        d="M12 22.8 1.4 9.6 0 13.4a.9.9 0 0 0 .3 1ZM12 22.8 22.6 9.6l1.4 3.8a.9.9 0 0 1-.3 1Z"
      />
    </BrandMark>
  )
}

/** Three like arrows, each a step further up. */
export function JiraMark(props: BrandMarkProps) {
  return (
    <BrandMark {...props}>
      {['#2684ff', '#1a75f0', '#0c62d9'].map((colour, step) => (
        <path
          key={colour}
          fill={colour}
          transform={`translate(${11.45 - 5.725 * step} ${5.75 * step})`}
          d="M0 0h11.55a1 1 0 0 1 1 1v11.5a5.2 5.2 0 0 1-5.2-5.2V5.2H5.2A5.2 5.2 0 0 1 0 0Z"
        />
      ))}
    </BrandMark>
  )
}

/** A disc that is cut into bands towards its lower left. */
export function LinearMark(props: BrandMarkProps) {
  return (
    <BrandMark {...props}>
      <path
        fill="#5e6ad2"
        transform="translate(12 12) rotate(45)"
        d="M-11.47.9A11.5 11.5 0 1 1 11.47.9ZM-11.18 2.7h22.36a11.5 11.5 0 0 1-.6 1.8h-21.16a11.5 11.5 0 0 1-.6-1.8ZM-9.7 6.2h19.4a11.5 11.5 0 0 1-1.3 1.8h-16.8a11.5 11.5 0 0 1-1.3-1.8ZM-6.2 9.7h12.4a11.5 11.5 0 0 1-12.4 0Z"
      />
    </BrandMark>
  )
}

export function TeamsMark(props: BrandMarkProps) {
  return (
    <BrandMark {...props}>
      <g fill="#5059c9">
        <circle cx="20.2" cy="6.4" r="2.4" />
        <path d="M16 9.8h7a1 1 0 0 1 1 1v5a3.6 3.6 0 0 1-7 1.2Z" />
      </g>
      <g fill="#7b83eb">
        <circle cx="13.4" cy="4.4" r="3.4" />
        <path d="M8 9.8h9.6a1.2 1.2 0 0 1 1.2 1.2v6a5.8 5.8 0 0 1-10.8 2.9Z" />
      </g>
      <rect y="6.6" width="12.6" height="12.6" rx="1.3" fill="#4b53bc" />
      <path fill="#fff" d="M3 9.3h6.6v1.6H7.2v6H5.4v-6H3Z" />
    </BrandMark>
  )
}
