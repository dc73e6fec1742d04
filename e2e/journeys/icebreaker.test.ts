import type { Page } from '@playwright/test'
import { openTool } from '../stage/open-tool.ts'
import { serveTone, TONE } from '../stage/audio-file.ts'
import { expectAccessible } from '../stage/axe.ts'
import { expect, PHONE, test } from '../stage/journey.ts'

const REFUSED = "Oops, that link doesn't seem to work. Try links below to see what works"

// Rules: BOARD-40, ICE-1, MEDIA-1, MEDIA-3, MEDIA-4, MEDIA-6, MEDIA-10, MEDIA-11, MEDIA-12, MEDIA-16, MEDIA-17, MEDIA-18, A11Y-14
test('music loads only after a click and starts at the current position; a facilitator sets its volume for all', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const nora = await visit('nora', path)
  await serveTone(nora)
  const guest = await visit('guest', path)
  await serveTone(guest)
  const asked = requestsOf(guest, /media\.example/)
  const panel = await openTool(nora, 'Icebreaker')
  const link = panel.getByLabel('Link to music or a video')
  await expect(panel.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuenow', '50')
  await link.fill(TONE)
  await panel.getByRole('button', { name: 'Play for everyone' }).click()
  await expect(link).toBeDisabled()
  await expect(panel.getByRole('region', { name: 'Examples' })).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'Stop playing' })).toBeVisible()
  const dock = guest.getByRole('region', { name: 'Music is playing' })
  await expect(dock).toContainText('From media.example')
  await expect(nora.locator('audio')).toHaveJSProperty('paused', false)
  const began = Date.now()
  await expectAccessible(nora, 'icebreaker panel', 'aside')
  // Long enough for a player that starts at the beginning to stay far behind.
  await guest.waitForTimeout(Math.max(0, began + 3500 - Date.now()))
  expect(asked).toEqual([])
  await dock.getByRole('button', { name: 'Listen' }).click()
  const sound = guest.locator('audio')
  await expect(sound).toHaveJSProperty('volume', 0.25)
  const position = () => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)
  await expect.poll(position).toBeGreaterThan(0)
  expect((Date.now() - began) / 1000 - (await position())).toBeLessThan(3)
  await expect
    .poll(() => guest.getByRole('group', { name: 'Shared player' }).boundingBox())
    .toMatchObject({ width: 320, height: 120 })
  await expectAccessible(guest, 'player', '[aria-label="Music is playing"]')

  await panel.getByRole('slider', { name: 'Volume' }).press('End')
  await expect(sound).toHaveJSProperty('volume', 0.5)
  await dock.getByRole('button', { name: 'Stop listening' }).click()
  await expect(sound).toHaveCount(0)
  await expect(dock.getByRole('button', { name: 'Listen' })).toBeVisible()
  await panel.getByRole('button', { name: 'Stop playing' }).click()
  await expect(dock).toHaveCount(0)
  await expect(link).toBeEnabled()
})

test('MEDIA-15: where a player fails, the participant reads that the link could not be played', async ({
  visit,
  newBoard,
  join,
  expectNoise,
}) => {
  expectNoise(/media\.example|404|ERR_|NotSupportedError|no supported source/)
  const path = await newBoard()
  const guest = await visit('guest', path)
  await guest.route(TONE, (route) => route.fulfill({ status: 404 }))
  await (await join('nora', path)).send({ type: 'start-media', source: TONE, volume: 50 })
  await guest.getByRole('button', { name: 'Listen' }).click()
  const dock = guest.getByRole('region', { name: 'Music is playing' })
  await expect(dock.getByRole('alert')).toHaveText(
    'This can’t be played here. Ask the facilitator for another link.',
  )
})

test('ICE-6, ICE-8, ICE-9: a facilitator asks a question and draws who answers next, each person once; late joiners see both, and each participant may close the question until a facilitator ends it', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const nora = await visit('nora', path)
  const guest = await visit('guest', path)
  const panel = await openTool(nora, 'Icebreaker')
  await panel.getByRole('tab', { name: 'Questions' }).click()
  await panel.getByRole('button', { name: 'Ask everyone' }).click()
  for (const page of [nora, guest]) await expect(askedQuestion(page)).toBeVisible()
  // The focus is on the sheet, so that no key of a participant who is typing presses a button of it.
  await expect(askedQuestion(nora)).toBeFocused()
  for (const name of ['End question', 'Pick who’s next'])
    await expect(askedQuestion(guest).getByRole('button', { name })).toHaveCount(0)
  await askedQuestion(guest).getByRole('button', { name: 'Close' }).click()
  await expect(askedQuestion(guest)).toHaveCount(0)
  await guest.getByRole('button', { name: 'Show question' }).click()
  await expect(askedQuestion(guest)).toBeVisible()

  const draw = askedQuestion(nora).getByRole('button', { name: 'Pick who’s next' })
  await draw.click()
  await expect(drawnPerson(nora)).toHaveText(/is next|’re next/)
  // Of two people each is drawn once; which one is first is random.
  const isNoraFirst = (await drawnPerson(nora).textContent()) === YOUR_TURN
  const [first, second] = isNoraFirst ? [nora, guest] : [guest, nora]
  await expect(drawnPerson(first)).toHaveText(YOUR_TURN)
  await expect(drawnPerson(second)).toHaveText(/is next|’re next/)
  // ICE-8: a draw opens the question again for a participant who closed it.
  await askedQuestion(guest).getByRole('button', { name: 'Close' }).click()
  await expect(askedQuestion(guest)).toHaveCount(0)
  await draw.click()
  await expect(drawnPerson(second)).toHaveText(YOUR_TURN)
  await expect(drawnPerson(first)).toHaveText(/is next|’re next/)
  const late = await visit('guest', path, PHONE)
  await expect(askedQuestion(late)).toBeFocused()
  await expect(drawnPerson(late)).toHaveText(/is next|’re next/)
  await askedQuestion(nora).getByRole('button', { name: 'End question' }).click()
  for (const page of [nora, guest, late]) await expect(askedQuestion(page)).toHaveCount(0)
})

const YOUR_TURN = 'You’re next'

function drawnPerson(page: Page) {
  return askedQuestion(page).getByRole('status')
}

function askedQuestion(page: Page) {
  return page.getByRole('dialog', { name: 'Icebreaker question' })
}

test('MEDIA-9: a device whose pages cannot set the volume shows no slider, and says where the volume is set', async ({
  visit,
  newBoard,
}) => {
  const nora = await visit('nora', '/healthz')
  // As on phones whose volume only the buttons of the device set.
  await nora.addInitScript(() =>
    Object.defineProperty(HTMLMediaElement.prototype, 'volume', { get: () => 1, set: () => {} }),
  )
  await nora.goto(await newBoard())
  const panel = await openTool(nora, 'Icebreaker')
  await expect(panel.getByText('Volume is set on the player or the device.')).toBeVisible()
  await expect(panel.getByRole('slider')).toHaveCount(0)
})

// Rules: BOARD-40, ICE-1, ICE-2, ICE-3, MEDIA-5, MEDIA-7, MEDIA-8, SHELL-50
test('a link must be empty or playable, and SoundCloud has no volume slider; questions come one by one, and more of them in a tab of their own', async ({
  visit,
  newBoard,
}) => {
  const nora = await visit('nora', await newBoard())
  const panel = await openTool(nora, 'Icebreaker')
  const link = panel.getByLabel('Link to music or a video')
  const play = panel.getByRole('button', { name: 'Play for everyone' })
  await play.click()
  await expect(panel.getByText(REFUSED)).toHaveCount(0)
  for (const wrong of ['https://example.com/page', 'http://media.example/song.mp3', 'song']) {
    await link.fill(wrong)
    await play.click()
    await expect(panel.getByText(REFUSED)).toBeVisible()
  }
  await link.fill('https://soundcloud.com/someone/a-song')
  await expect(panel.getByText(REFUSED)).toHaveCount(0)
  await expect(panel.getByRole('slider')).toHaveCount(0)
  const asked = requestsOf(nora, /youtube|vimeo|twitch|soundcloud|wikimedia/)
  const links = panel.getByRole('region', { name: 'Examples' }).getByRole('button')
  await expect(links).toHaveCount(5)
  await link.fill('song')
  await play.click()
  await expect(panel.getByText(REFUSED)).toBeVisible()
  await links.filter({ hasText: 'YouTube' }).click()
  await expect(link).toHaveValue(/^https:\/\/www\.youtube\.com\/watch\?v=/)
  await expect(link).toBeFocused()
  await expect(panel.getByText(REFUSED)).toHaveCount(0)
  expect(asked).toEqual([])

  await panel.getByRole('tab', { name: 'Questions' }).click()
  const question = panel.locator('[aria-live]')
  const first = await question.textContent()
  await panel.getByRole('button', { name: 'Another question' }).click()
  await expect(question).not.toHaveText(first ?? '')
  const [tab] = await Promise.all([
    nora.waitForEvent('popup'),
    panel.getByRole('link', { name: /^More questions/ }).click(),
  ])
  await expect(tab).toHaveURL(/\/team\/[\w-]+\/icebreaker-questions$/)
  await expect(tab.getByRole('heading', { name: 'Icebreaker questions' })).toBeVisible()
  await nora.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(nora.getByRole('button', { name: 'Icebreaker' })).toBeFocused()
})

const PLAYERS = [
  [
    'YouTube',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    /^https:\/\/www\.youtube\.com\/embed\/aqz-KE-bpKQ/m,
  ],
  ['Vimeo', 'https://vimeo.com/76979871', /^https:\/\/player\.vimeo\.com\/video\/76979871/m],
  ['Twitch', 'https://www.twitch.tv/videos/106400740', /^https:\/\/player\.twitch\.tv\/.*106400740/m],
  [
    'SoundCloud',
    'https://soundcloud.com/someone/a-song',
    /^https:\/\/w\.soundcloud\.com\/player\/\?url=https/m,
  ],
] as const

// Rules: MEDIA-6, MEDIA-7, MEDIA-10, MEDIA-19, MEDIA-22
test('nothing of YouTube, Vimeo, Twitch and SoundCloud is requested before the click; its player loads right after it', async ({
  visit,
  newBoard,
  join,
  expectNoise,
}) => {
  // The script of a provider complains that an empty page is not its own.
  expectNoise(/postMessage/)
  const path = await newBoard()
  const guest = await visit('guest', path)
  await standIn(guest)
  const asked = requestsOf(guest, /youtube|vimeo|twitch|soundcloud/)
  const nora = await join('nora', path)
  const listen = guest.getByRole('button', { name: 'Listen' })
  for (const [name, source, player] of PLAYERS) {
    await nora.send({ type: 'start-media', source, volume: 50 })
    const dock = guest.getByRole('region', {
      name: name === 'SoundCloud' ? 'Music is playing' : 'Video is playing',
    })
    await expect(dock, name).toBeVisible()
    await expect(listen, name).toBeVisible()
    await guest.waitForTimeout(500)
    // A late request of the provider before is none of this one.
    expect(asked.filter((url) => url.includes(name.toLowerCase()))).toEqual([])
    await listen.click()
    await expect.poll(() => asked.join('\n'), name).toMatch(player)
    const size = name === 'SoundCloud' ? { width: 320, height: 120 } : { width: 380, height: 214 }
    await expect
      .poll(() => guest.getByRole('group', { name: 'Shared player' }).boundingBox(), name)
      .toMatchObject(size)
    await nora.send({ type: 'stop-media' })
    await expect(dock).toHaveCount(0)
  }
})

test('MEDIA-14: on a phone the player covers neither the question for a name nor the way to a new note', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const guest = await visit('guest', path, PHONE)
  await (await join('nora', path)).send({ type: 'start-media', source: TONE, volume: 50 })
  await expect(guest.getByRole('button', { name: 'Listen' })).toBeVisible()
  await guest.getByRole('button', { name: /^Add a note/ }).tap()
  await expect(guest.getByRole('textbox', { name: 'Note text' })).toBeFocused()
  await guest.keyboard.type('With a thumb')
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('group', { name: 'With a thumb' })).toBeVisible()
})

/** The requests of a page from now on whose host fits. */
function requestsOf(page: Page, fits: RegExp): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (fits.test(new URL(url).host)) asked.push(url)
  })
  return asked
}

/** No journey leaves this machine: the players of the providers are empty pages here. */
async function standIn(page: Page): Promise<void> {
  await page
    .context()
    .route(/^https:\/\/[^/]*(youtube|vimeo|twitch|soundcloud)/, (route) =>
      route.request().resourceType() === 'script'
        ? route.fulfill({ contentType: 'text/javascript', body: '' })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A player</title>' }),
    )
}
