import type { ProfileData } from '@retropulse/contract/accounts'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { SubmitEvent, ReactNode } from 'react'
import { FormAlert } from '../../../lib/form-alert.tsx'
import { useFormErrors } from '../../../lib/form-errors.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast.ts'
import { t } from '../messages.ts'
import {
  checkProfile,
  explainProfileRefusal,
  isChanged,
  profileDataOf,
  type ProfileTyped,
  isShownByPages,
} from './profile-form.ts'
import { useSaveProfile } from './use-save-profile.ts'
import { UnsavedNote } from '../../../lib/unsaved-note.tsx'
import { useUnsavedText } from '../../../lib/use-unsaved-text.ts'
import { Avatar } from '../../../ui/avatar.tsx'

export interface ProfileFormProps {
  kept: ProfileData
  /** The id of the user, which gives the initials their colour. */
  sub: string
}

/** Name and picture, with the avatar as others will see it beside its field. */
export function ProfileForm({ kept, sub }: ProfileFormProps) {
  const name = useUnsavedText('profile/name', kept.name)
  const picture = useUnsavedText('profile/picture', kept.picture ?? '')
  const typed: ProfileTyped = { name: name.typed, picture: picture.typed }
  const [isBusy, setBusy] = useState(false)
  const save = useSaveProfile()
  const { errors, formRef, show, clear } = useFormErrors<keyof ProfileTyped>()

  const type = (field: keyof ProfileTyped, value: string) => {
    ;(field === 'name' ? name : picture).type(value)
    clear(field)
  }
  const discard = () => {
    name.discard()
    picture.discard()
    show({})
  }
  const reason = isBusy || isChanged(typed, kept) ? undefined : t('unchanged')
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || !isChanged(typed, kept) || !show(checkProfile(typed))) return
    setBusy(true)
    const answer = await save(profileDataOf(typed, kept))
    setBusy(false)
    if (answer.ok) showToast(t('saved'), { tone: 'ok', id: 'saved' })
    else show(explainProfileRefusal(answer.problem))
  }

  return (
    <form
      ref={formRef}
      noValidate
      className="flex max-w-lg flex-col gap-5"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        name="name"
        label={t('name')}
        autoComplete="name"
        required
        value={typed.name}
        error={errors.name}
        onChange={(event) => type('name', event.target.value)}
      />
      <PicturePreview name={typed.name} seed={sub} picture={typed.picture.trim()}>
        {(hint) => (
          <TextField
            name="picture"
            label={t('picture')}
            type="url"
            dir="ltr"
            autoComplete="off"
            placeholder={t('picture.example')}
            hint={hint ?? t('picture.hint')}
            value={typed.picture}
            error={errors.picture}
            onChange={(event) => type('picture', event.target.value)}
            className="min-w-0 flex-1"
            trailing={
              typed.picture !== '' && (
                <IconButton
                  size="sm"
                  label={t('picture.clear')}
                  icon={<X className="size-4" />}
                  onClick={() => type('picture', '')}
                />
              )
            }
          />
        )}
      </PicturePreview>
      <FormAlert text={errors.form} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" busy={isBusy} disabledReason={reason}>
          {t('save')}
        </Button>
        <UnsavedNote isUnsaved={name.isUnsaved || picture.isUnsaved} onDiscard={discard} />
      </div>
    </form>
  )
}

interface PicturePreviewProps {
  name: string
  seed: string
  /** The address as it is typed; empty for none. */
  picture: string
  /** The field beside the preview, with a hint about the picture; undefined without one. */
  children: (hint: string | undefined) => ReactNode
}

/** The avatar as others will see it; says why a picture is not shown. */
function PicturePreview({ name, seed, picture, children }: PicturePreviewProps) {
  const [broken, setBroken] = useState<string>()
  const isShown = isShownByPages(picture)
  const hint =
    picture === broken
      ? t('picture.broken')
      : !isShown && picture.startsWith('http:')
        ? t('picture.insecure')
        : undefined
  return (
    <div className="flex items-start gap-4">
      {/* In the middle of the box of the field. */}
      <Avatar
        decorative
        size="lg"
        name={name}
        seed={seed}
        src={isShown ? picture : undefined}
        className="order-last mt-5.5"
      />
      {/* The avatar reports no failure to load, so the picture is requested again, from the cache of the browser. */}
      {isShown && <img key={picture} src={picture} alt="" hidden onError={() => setBroken(picture)} />}
      {children(hint)}
    </div>
  )
}
