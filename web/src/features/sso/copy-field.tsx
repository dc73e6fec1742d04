import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useRef, useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/live-region.ts'
import { TextField } from '../../ui/text-field.tsx'
import { t } from './messages.ts'

/** A text to be taken elsewhere. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    const isCopied = await copyText(value)
    setState(isCopied ? 'copied' : 'failed')
    if (isCopied) announce(t('copied'))
    else field.current?.select()
  }
  const Icon = state === 'copied' ? Check : Copy
  return (
    <div className="flex items-end gap-2">
      <TextField
        ref={field}
        label={label}
        readOnly
        dir="ltr"
        value={value}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="min-w-0 flex-1"
        {...(state === 'failed' && { hint: t('copyFailed') })}
      />
      <Button icon={<Icon aria-hidden="true" className="size-4" />} onClick={() => void copy()}>
        {t(state === 'copied' ? 'copied' : 'copy')}
      </Button>
    </div>
  )
}
