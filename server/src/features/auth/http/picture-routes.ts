import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Picture } from '../queries/fetch-picture.ts'
import { PICTURE_PATH, type PictureAddresses } from './picture-address.ts'

export interface PictureRoutesOptions {
  readonly addresses: Pick<PictureAddresses, 'open'>
  readonly fetchPicture: (address: string) => Promise<Picture | null>
}

const querystring = z.object({ of: z.string().max(4000) })

/** PROFILE-7: profile pictures, fetched here for all viewers, so that their hosts do not learn who looks at them. */
export function pictureRoutes(app: HttpApp, { addresses, fetchPicture }: PictureRoutesOptions): void {
  app.get(PICTURE_PATH, { schema: { querystring, summary: 'A profile picture' } }, async (request, reply) => {
    const address = addresses.open(request.query.of)
    const picture = address === null ? null : await fetchPicture(address)
    if (picture === null) return reply.code(HTTP_STATUS['not-found']).send({ code: 'not-found' })
    return reply
      .header('cache-control', 'private, max-age=86400')
      .header('content-security-policy', "default-src 'none'")
      .type(picture.type)
      .send(picture.bytes)
  })
}
