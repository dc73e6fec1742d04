import { NAME_MAX } from '@retropulse/domain/board/limits'
import { TextField } from '../../../../ui/text-field.tsx'
import { t } from '../../model/messages.ts'

/** Asks a guest for a name in the editor of their first note; writing needs none (PRESENCE-5). */
export function NameField({ onTyped }: { onTyped: (name: string) => void }) {
  return (
    <TextField
      label={t('name.optional')}
      labelHidden
      placeholder={t('name.optionalShort')}
      autoComplete="nickname"
      maxLength={NAME_MAX}
      className="mt-1"
      onChange={({ currentTarget }) => onTyped(currentTarget.value)}
    />
  )
}
