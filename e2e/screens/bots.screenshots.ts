import { expect, type Locator } from '@playwright/test'
import type { BotUsage, IcebreakerAnswer, RetroFormatAnswer } from '@retropulse/contract/bots'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { type Scene, takeScreenshots } from './steps/take-screenshots.ts'

const ICEBREAKER = `/team/${TEAMS.booking.id}/icebreaker-questions`
const CREATE = `/team/${TEAMS.booking.id}/board/create`

const USAGE: BotUsage = { currentUsage: 4, limit: 10, planId: null, isMonthly: false }
const QUESTIONS: IcebreakerAnswer = {
  topic: 'travel',
  text: [
    'If you could wake up anywhere tomorrow, where would it be?',
    'Which journey would you make again?',
    'What is always in your suitcase, and never needed?',
  ].join('\n'),
  flag: '0',
  source: 'catalogue',
  updatedUsage: USAGE,
}
const FORMAT: RetroFormatAnswer = {
  name: 'Travel',
  content: ['Tailwind (what carried us?)', 'Lost luggage (what did we lose?)', 'Next stop (where to?)'],
  meanings: ['good', 'bad', 'idea'],
  theme: 'balloons-at-sunrise',
  flag: '0',
  source: 'catalogue',
  updatedUsage: USAGE,
}

async function playIcebreaker({ page }: Scene, answer: Partial<IcebreakerAnswer> | number): Promise<void> {
  const usage = answer === 429 ? { ...USAGE, currentUsage: USAGE.limit } : USAGE
  await page.route('**/icebreaker/usage', (route) => route.fulfill({ json: usage }))
  await page.route('**/icebreaker/question?**', (route) =>
    typeof answer === 'number'
      ? route.fulfill({ status: answer, json: { code: answer === 429 ? 'bot-limit' : 'internal-error' } })
      : route.fulfill({ json: { ...QUESTIONS, ...answer } }),
  )
  await page.goto(ICEBREAKER)
  await page.getByRole('textbox').fill('travel')
  await page.keyboard.press('Enter')
}

async function playRetroBot({ page, isPhone }: Scene, status = 200): Promise<void> {
  await page.route('**/retro-format?**', (route) =>
    status === 200
      ? route.fulfill({ json: FORMAT })
      : route.fulfill({ status, json: { code: status === 429 ? 'bot-limit' : 'internal-error' } }),
  )
  await page.goto(CREATE)
  await page.getByRole('heading', { name: 'Retro Bot' }).waitFor()
  if (isPhone) await page.getByText('What topic would you like?').click()
}

/** Asks for a topic, again where a page that was still loading took the focus from the field. */
async function askRetroBot(scene: Scene, answer: (scene: Scene) => Locator): Promise<void> {
  const topic = scene.page.getByLabel('Topic of the retro')
  await expect(async () => {
    await topic.fill('travel')
    await topic.press('Enter')
    await answer(scene).waitFor({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
}

takeScreenshots([
  {
    screen: 'icebreaker-bot',
    state: 'greeting',
    who: 'nora',
    async show({ page }) {
      await page.route('**/icebreaker/usage', (route) => route.fulfill({ json: USAGE }))
      await page.goto(ICEBREAKER)
      await page.getByRole('textbox').waitFor()
    },
  },
  {
    screen: 'icebreaker-bot',
    state: 'answer',
    who: 'nora',
    async show(scene) {
      await playIcebreaker(scene, {})
      await scene.page.getByText('Which journey').waitFor()
    },
  },
  {
    screen: 'icebreaker-bot',
    state: 'sensitive-instead',
    who: 'nora',
    async show(scene) {
      await playIcebreaker(scene, { flag: '1', source: 'catalogue-instead' })
      await scene.page.getByText('built-in catalogue').waitFor()
    },
  },
  {
    screen: 'icebreaker-bot',
    state: 'limit',
    who: 'nora',
    async show(scene) {
      await playIcebreaker(scene, 429)
      await scene.page.getByRole('dialog').waitFor()
    },
  },
  {
    screen: 'icebreaker-bot',
    state: 'failed',
    who: 'nora',
    async show(scene) {
      await playIcebreaker(scene, 500)
      await scene.page.getByText('taking a break').first().waitFor()
    },
  },
  {
    screen: 'retro-bot',
    state: 'asking',
    who: 'nora',
    async show(scene) {
      await playRetroBot(scene)
    },
  },
  {
    screen: 'retro-bot',
    state: 'suggestion',
    who: 'nora',
    async show(scene) {
      await playRetroBot(scene)
      await askRetroBot(scene, ({ page }) => page.getByText('Tailwind').first())
      // On a phone the bot stands below the choices; who asks it has scrolled there.
      if (scene.isPhone)
        await scene.page.getByRole('heading', { name: 'Retro Bot' }).evaluate((bot) => {
          scrollTo(0, bot.getBoundingClientRect().top - 90)
        })
    },
  },
  {
    screen: 'retro-bot',
    state: 'limit',
    who: 'nora',
    async show(scene) {
      await playRetroBot(scene, 429)
      await askRetroBot(scene, ({ page }) => page.getByRole('dialog'))
    },
  },
])
