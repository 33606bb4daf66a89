import { words as pitchWords } from '#course/marketing-and-sales/build-my-pitch/words.ts'
import { words as numberWords } from '#course/marketing-and-sales/marketing-sales-plan/words.ts'
import type { CoursePage } from '../course-page.ts'
import type { Story } from './story.ts'

/** What every activity brings, what a customer is worth, and the budget among the expenses. */
export async function sayNumbers({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = numberWords[locale]
  const box = (name: string) => page.getByRole('textbox', { name })
  for (const name of [story.known[0], story.interest, ...story.sold])
    await box(`${words.conversion}: ${name}`).fill('50')
  const [orders, units, years, price] = story.worth
  await box(words.orderFrequency).fill(orders)
  await box(words.unitsPerSale).fill(units)
  await box(words.customerDuration).fill(years)
  await box(words.price).fill(price)
  await page.getByText(words.standings.green).waitFor()
  await page.getByRole('button', { name: words.add }).click()
  await page.getByText(words.inExpenses('$20.00')).waitFor()
}

/** Seven cards, which join themselves to a text. */
export async function buildPitch({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = pitchWords[locale]
  for (const [card, told] of Object.entries(story.pitch))
    await page.getByRole('textbox', { name: words[card as keyof Story['pitch']], exact: true }).fill(told)
  await page.getByText(words.sixty).waitFor({ state: 'detached' })
}
