import { serveTone, TONE } from '../stage/audio-file.ts'
import { expectAccessible } from '../stage/axe.ts'
import { expect, PHONE, test } from '../stage/journey.ts'

test('MEDIA-12, MEDIA-21: a sound file is paused, moved and made louder by keyboard for one participant alone, until a facilitator sets the volume', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const nora = await join('nora', path)
  const [guest, other] = [await visit('guest', path), await visit('guest', path, PHONE)]
  for (const page of [guest, other]) await serveTone(page)
  await nora.send({ type: 'start-media', source: TONE, volume: 50 })
  for (const page of [guest, other]) await page.getByRole('button', { name: 'Listen' }).click()
  const player = guest.getByRole('group', { name: 'Shared player' })
  const sound = guest.locator('audio')
  const pause = player.getByRole('button', { name: 'Pause' })
  await pause.focus()
  await guest.keyboard.press('Enter')
  await expect(sound).toHaveJSProperty('paused', true)
  const position = player.getByRole('slider', { name: 'Position' })
  await position.focus()
  await guest.keyboard.press('Home')
  await expect(position).toHaveAttribute('aria-valuetext', '0:00 of 1:00')
  for (const key of ['ArrowRight', 'ArrowRight']) await guest.keyboard.press(key)
  await expect(position).toHaveAttribute('aria-valuetext', '0:02 of 1:00')
  await expect(player).toContainText('0:02 / 1:00')
  await expect(sound).toHaveJSProperty('currentTime', 2)
  const volume = player.getByRole('slider', { name: 'Volume' })
  await expect(volume).toHaveAttribute('aria-valuetext', '25%')
  await volume.focus()
  await guest.keyboard.press('End')
  await expect(sound).toHaveJSProperty('volume', 1)
  await expect(other.locator('audio')).toHaveJSProperty('volume', 0.25)
  await expect(other.locator('audio')).toHaveJSProperty('paused', false)
  await nora.send({ type: 'set-volume', volume: 80 })
  await expect(sound).toHaveJSProperty('volume', 0.4)
  await expect(sound).toHaveJSProperty('paused', true)
  await player.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(sound).toHaveJSProperty('paused', false)
  for (const page of [guest, other]) await expectAccessible(page, 'a sound', '[aria-label="Shared player"]')
})
