import { BrandMark, type BrandMarkProps } from './brand-mark.tsx'

/** A quarter each: a bar and a drop, turned about the centre. */
const QUARTERS = ['#36c5f0', '#2eb67d', '#ecb22e', '#e01e5a']

/** Apart from the other marks, so that a board loads no more than it shows. */
export function SlackMark(props: BrandMarkProps) {
  return (
    <BrandMark {...props}>
      {QUARTERS.map((colour, quarter) => (
        <g key={colour} fill={colour} transform={`rotate(${quarter * 90} 12 12)`}>
          <rect y="6.3" width="11.35" height="5.05" rx="2.525" />
          <path d="M8.825 0a2.525 2.525 0 0 0 0 5.05h2.525V2.525A2.525 2.525 0 0 0 8.825 0Z" />
        </g>
      ))}
    </BrandMark>
  )
}
