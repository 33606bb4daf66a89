import { words as scoreWords } from '#course/marketing-and-sales/channel-prioritization/words.ts'
import { words as chainWords } from '#course/marketing-and-sales/distribution-channels/words.ts'
import { words as strategyWords } from '#course/marketing-and-sales/distribution-channels-strategy/words.ts'
import { coverages, routes } from '#domain/options/marketing.ts'
import type { CoursePage } from '../course-page.ts'
import type { Story } from './story.ts'

export async function chooseStrategy({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = strategyWords[locale]
  const pair = words.pair(story.offering, story.buyers)
  const coverage = coverages.find(({ value }) => value === story.coverage)?.[locale] ?? ''
  const route = routes.find(({ value }) => value === story.route)?.[locale] ?? ''
  await page
    .getByRole('group', { name: words.coverage })
    .getByRole('radio', { name: new RegExp(`^${coverage}`) })
    .check({ force: true })
  await page
    .getByRole('group', { name: words.routes })
    .getByRole('checkbox', { name: new RegExp(`^${route}`) })
    .check({ force: true })
  await page.getByRole('textbox', { name: `${words.reason}: ${pair}` }).fill(story.reason)
}

/** One channel of two hands, each with what it does and keeps. */
export async function drawChannel({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = chainWords[locale]
  const { first, second } = story.hands
  const idea = (hand: string) =>
    page.getByRole('button', { name: new RegExp(`^${hand}: ${words.channel(1)}`) })
  await page.getByRole('button', { name: new RegExp(`^${words.add}`) }).click()
  await idea(first).click()
  await idea(second).click()
  for (const [place, hand] of [first, second].entries()) {
    const called = words.of(hand, 1)
    await page.getByRole('textbox', { name: `${words.does}: ${called}` }).fill(story.does[place] ?? '')
    const part = page.getByRole('textbox', { name: `${words.share}: ${called}` })
    await part.fill(story.parts[place] ?? '')
  }
  await page.getByText(words.kept('85%')).waitFor()
}

export async function scoreChannels({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = scoreWords[locale]
  for (const score of [words.reach, words.cost, words.ease, words.trust])
    await page
      .getByRole('radiogroup', { name: new RegExp(`^${score} ?: `) })
      .getByRole('radio', { name: '4' })
      .check({ force: true })
  await page.getByRole('checkbox', { name: `${words.start}: ${story.called}` }).check()
  await page.getByRole('textbox', { name: `${words.why}: ${story.called}` }).fill(story.why)
  await page.getByText(words.line(story.called, '4.0', true)).waitFor()
}
