import { useState } from 'react'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { t } from '../messages.ts'
import { isShownByPages } from './profile-form.ts'

export interface PicturePreviewProps {
  name: string
  seed: string
  /** An address as it is typed; empty for none. */
  picture: string
  /** The field beside, with what is to be said about the picture; undefined while there is nothing. */
  children: (hint: string | undefined) => ReactNode
}

/** How others will see the person; says why a picture is not shown. */
export function PicturePreview({ name, seed, picture, children }: PicturePreviewProps) {
  const [broken, setBroken] = useState<string>()
  const isShown = isShownByPages(picture)
  const hint =
    picture === broken
      ? t('picture.broken')
      : !isShown && picture.startsWith('http:')
        ? t('picture.insecure')
        : undefined
  return (
    <>
      <span className="mt-6.5">
        <Avatar decorative size="lg" name={name} seed={seed} src={isShown ? picture : undefined} />
      </span>
      {/* Asked for a second time, from the browser's memory: the one above says nothing of a failure. */}
      {isShown && <img key={picture} src={picture} alt="" hidden onError={() => setBroken(picture)} />}
      {children(hint)}
    </>
  )
}
