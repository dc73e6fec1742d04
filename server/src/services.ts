import { BACKGROUNDS } from '@retropulse/domain/board/backgrounds/backgrounds'
import { findBackgrounds } from '@retropulse/domain/board/backgrounds/find-backgrounds'
import { nanoid } from 'nanoid'
import type { Config } from './config.ts'
import type { PictureRequest } from './features/auth/queries/fetch-picture.ts'
import { createAnalyticsSink } from './integrations/analytics/create-analytics-sink.ts'
import { createChannels } from './integrations/chat/create-channels.ts'
import { createMailer, outboxFolder } from './integrations/email/create-mailer.ts'
import { createOutboxEraser, createOutboxReader } from './integrations/email/outbox-reader.ts'
import { createBuiltInGifs } from './integrations/gifs/built-in-gifs.ts'
import { createGiphyGifs } from './integrations/gifs/giphy-gifs.ts'
import { createKlipyGifs } from './integrations/gifs/klipy-gifs.ts'
import { createBuiltInPhotos } from './integrations/photos/built-in-photos.ts'
import { createOpenversePhotos } from './integrations/photos/openverse-photos.ts'
import { createUnsplashPhotos } from './integrations/photos/unsplash-photos.ts'
import { createSlack } from './integrations/slack/create-slack.ts'
import { createSocial } from './integrations/social/create-social.ts'
import { createOpenId } from './integrations/sso/open-id.ts'
import { createStripe } from './integrations/stripe/create-stripe.ts'
import { createTrackers } from './integrations/trackers/create-trackers.ts'
import { createCatalogueWriter } from './integrations/writer/catalogue-writer.ts'
import { createModelWriter } from './integrations/writer/model-writer.ts'
import type { ChosenAddressRequest } from './platform/http/chosen-address.ts'
import { requestOutbound } from './platform/http/outbound-request.ts'
import type { ServerDependencies } from './server-dependencies.ts'

/** The adapters of all services outside: those that the operator configured, and what is built in instead. */
export function createServices(config: Config, dependencies: ServerDependencies, now: () => number) {
  const { log, slackOrigins, stripeOrigin, socialFetch } = dependencies
  const { slack, stripe, model, analyticsUrl, allowsPrivateWebhooks: allowsPrivate } = config
  const requestChosenAddress: ChosenAddressRequest = (address, input) =>
    requestOutbound(address, { ...input, allowsPrivate })
  return {
    mailer: createMailer(config, config.dataDir, log),
    // Emails stay here where no mail server is configured (MAIL-16).
    eraseMail: createOutboxEraser(outboxFolder(config.dataDir), log),
    outbox: config.smtpUrl === undefined ? createOutboxReader(outboxFolder(config.dataDir)) : undefined,
    social: createSocial(config.social, log, socialFetch),
    openId: createOpenId(log, (address, input) =>
      requestOutbound(address, { ...input, allowsPrivate: config.allowsPrivateIssuers }),
    ),
    slack: slack && createSlack({ ...slack, log, now, origins: slackOrigins }),
    stripe:
      stripe &&
      createStripe({ ...stripe, log, now, ...(stripeOrigin !== undefined && { origin: stripeOrigin }) }),
    channels: createChannels({
      send: requestChosenAddress,
      allowsPrivate,
      slackOrigin: slackOrigins?.hooks,
      now,
    }),
    trackers: createTrackers({
      request: requestChosenAddress,
      allowsPrivate,
      log,
      now,
    }),
    analyticsSink: analyticsUrl === undefined ? undefined : createAnalyticsSink(analyticsUrl),
    gifs: gifsOf(config, dependencies, now),
    photos: photosOf(config, dependencies, now),
    modelWriter: model && createModelWriter({ ...model, now }),
    requestPicture: dependencies.pictureRequest ?? requestPicture,
    catalogueWriter: createCatalogueWriter(() => nanoid()),
  }
}

const requestPicture: PictureRequest = (address, input) =>
  requestOutbound(address, { ...input, method: 'GET', headers: {}, body: null, allowsPrivate: false })

/** GIFs of the service that has a key, else of the built-in pack. */
function gifsOf({ gifService }: Config, { log, mediaOrigins }: ServerDependencies, now: () => number) {
  if (gifService === undefined) return createBuiltInGifs()
  const { provider, key } = gifService
  const create = provider === 'klipy' ? createKlipyGifs : createGiphyGifs
  return create({ key, log, now, origin: mediaOrigins?.[provider] })
}

/** Pictures of the service that the operator chose, else the built-in backgrounds. */
function photosOf({ photoService }: Config, { log, mediaOrigins }: ServerDependencies, now: () => number) {
  switch (photoService?.provider) {
    case 'unsplash':
      return createUnsplashPhotos({
        accessKey: photoService.accessKey,
        log,
        now,
        origin: mediaOrigins?.unsplash,
      })
    case 'openverse':
      return createOpenversePhotos({ log, now, origin: mediaOrigins?.openverse })
    case undefined:
      return createBuiltInPhotos(BACKGROUNDS, findBackgrounds)
  }
}
