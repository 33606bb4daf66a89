import { words as rivalWords } from '#course/pricing/competitor-prices/words.ts'
import { words as priceWords } from '#course/pricing/pricing/words.ts'
import type { CoursePage } from '../course-page.ts'
import type { Story } from './story.ts'

/** One competitor comes from the map, one is new; the market of this offering is said. */
export async function comparePrices({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = rivalWords[locale]
  const pair = words.pair(story.offering, story.buyers)
  const box = (name: string | RegExp) => page.getByRole('textbox', { name })
  await page.getByRole('button', { name: `${story.solution}: ${pair}` }).click()
  await box(`${words.add}: ${pair}`).fill(story.rivals[1].name)
  await page.getByRole('button', { name: `${words.button}: ${pair}` }).click()
  for (const [place, { price, share }] of story.rivals.entries()) {
    await box(new RegExp(`^${words.price}: ${place + 1}\\.`)).fill(price)
    await box(new RegExp(`^${words.share}: ${place + 1}\\.`)).fill(share)
  }
  for (const [name, told] of Object.entries(story.market))
    await box(new RegExp(`^${words.market[name as keyof Story['market']]}(?: \\(%\\))?$`)).fill(told)
  await page.getByText(words.averageIs(story.average)).waitFor()
}

/** What they would pay, the range, the price that follows from it, and why. */
export async function setPrices({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = priceWords[locale]
  const box = (label: string, of: string) => page.getByRole('textbox', { name: `${label}: ${of}` })
  await box(words.markup, story.offering).fill(story.markup)
  await box(words.priceLow, story.buyers).fill(story.pay.low)
  await box(words.priceHigh, story.buyers).fill(story.pay.high)
  await box(words.pairPrice, story.buyers).fill(story.pay.price)
  await box(words.rangeLow, story.offering).fill(story.range.low)
  await box(words.rangeHigh, story.offering).fill(story.range.high)
  await page.getByRole('button', { name: `${words.suggest}: $${story.pay.price}` }).click()
  await box(words.reason, story.offering).fill(story.reason)
}
