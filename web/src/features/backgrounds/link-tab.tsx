import { useEffect, useState } from 'react'
import { isPictureAddress } from '@retropulse/domain/board/settings/decide'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFormErrors } from '../../lib/form-errors.ts'
import { t } from './messages.ts'
import { fitsPage, type SavingBackdrop } from '../../lib/picture-address.ts'
import { useDebouncedText } from '../../lib/use-debounced-text.ts'

/** A custom picture by its address, which must load as an image before it is saved (BG-3). */
export function LinkTab({ current: { backgroundUrl: current }, saving, save }: SavingBackdrop) {
  const [typed, setTyped] = useState(current ?? '')
  const [isTrying, setTrying] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<'address'>()
  const address = typed.trim()
  const { settled } = useDebouncedText(address)
  const preview = usePreview(settled, () => show({ address: reasonOf(settled) }))

  const use = async () => {
    setTrying(true)
    const isImage = await loadsAsImage(address)
    setTrying(false)
    if (show({ address: isImage ? undefined : reasonOf(address) }))
      await save({ theme: null, backgroundUrl: address })
  }
  return (
    <form
      ref={formRef}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void use()
      }}
    >
      <TextField
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        label={t('address')}
        placeholder="https://"
        hint={t(location.protocol === 'https:' ? 'addressHint' : 'addressHintHttp')}
        error={errors.address}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          clear('address')
        }}
      />
      <Button
        type="submit"
        variant="primary"
        disabled={errors.address !== undefined}
        busy={isTrying || saving !== undefined}
        className="self-end"
      >
        {t('useLink')}
      </Button>
      {/* Below the button, which does not move when the picture comes. */}
      {preview !== null && (
        <div
          role="img"
          aria-label={t('preview')}
          className="relative aspect-16/9 h-40 max-w-full self-start overflow-hidden rounded-md border border-line bg-fill"
        >
          <img
            src={preview}
            alt=""
            referrerPolicy="no-referrer"
            data-art
            className="absolute size-full object-cover"
          />
        </div>
      )}
    </form>
  )
}

/** What the field says of an address that cannot be used (BG-3, BG-35). */
function reasonOf(address: string): string {
  const isOverHttps = location.protocol === 'https:'
  if ((isOverHttps ? /^https:\/\// : /^https?:\/\//).test(address)) return t('bad')
  return t(isOverHttps ? 'noAddress' : 'noAddressHttp')
}

/** The address once it has loaded as an image; `onBad` is called for an address that does not load as one. */
function usePreview(address: string, onBad: () => void): string | null {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    void loadsAsImage(address).then((isImage) => {
      if (!isWanted) return
      setShown(isImage ? address : null)
      if (!isImage && isPictureAddress(address)) onBad()
    })
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each address
  }, [address])
  return shown
}

/** Whether an address is allowed as a background and loads as an image in this browser (BG-3, BG-8). */
function loadsAsImage(address: string): Promise<boolean> {
  if (!isPictureAddress(address) || !fitsPage(address, location.protocol)) return Promise.resolve(false)
  return new Promise((resolve) => {
    const image = new Image()
    image.referrerPolicy = 'no-referrer'
    image.addEventListener('load', () => resolve(image.naturalWidth > 0))
    image.addEventListener('error', () => resolve(false))
    image.src = address
  })
}
