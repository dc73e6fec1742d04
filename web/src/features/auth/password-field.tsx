import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { TextFieldProps } from '../../ui/text-field.tsx'
import { t } from './messages.ts'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'label' | 'type' | 'trailing' | 'dir'> {
  /** "Password" when omitted. */
  label?: string
}

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      label={props.label ?? t('password')}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      trailing={
        <IconButton
          size="sm"
          label={t(isShown ? 'hidePassword' : 'showPassword')}
          icon={isShown ? <EyeOff className="size-4" /> : <Eye className="size-4" />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
