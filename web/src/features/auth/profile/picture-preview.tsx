import { useState } from 'react'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { t } from '../messages.ts'
import { isShownByPages } from './profile-form.ts'

export interface PicturePreviewProps {
  name: string
  seed: string
  /** The address as it is typed; empty for none. */
  picture: string
  /** The field beside the preview, with a hint about the picture; undefined without one. */
  children: (hint: string | undefined) => ReactNode
}

/** The avatar as others will see it; says why a picture is not shown. */
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
      {/* The avatar reports no failure to load, so the picture is requested again, from the cache of the browser. */}
      {isShown && <img key={picture} src={picture} alt="" hidden onError={() => setBroken(picture)} />}
      {children(hint)}
    </>
  )
}
