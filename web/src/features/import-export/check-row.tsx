export interface CheckRowProps {
  label: string
  detail?: string
  isOn: boolean
  /** It stands for several rows, of which some are ticked. */
  isMixed?: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
}

/** A row of a list that can be ticked; the whole row is the target. */
export function CheckRow({
  label,
  detail,
  isOn,
  isMixed = false,
  isDisabled = false,
  onChange,
}: CheckRowProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 text-sm">
      <input
        ref={(box) => {
          if (box !== null) box.indeterminate = isMixed
        }}
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <bdi className="min-w-0 flex-1 wrap-anywhere font-medium">{label}</bdi>
      {detail !== undefined && <span className="shrink-0 text-ink-soft digits">{detail}</span>}
    </label>
  )
}
