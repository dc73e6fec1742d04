import { t } from './messages.ts'

/** The heading of the form that imports, which has it as its name. */
export function PreviewHeading({ id }: { id: string }) {
  return (
    <h2 id={id} className="font-display text-xl font-semibold tracking-tight">
      {t('preview')}
    </h2>
  )
}
