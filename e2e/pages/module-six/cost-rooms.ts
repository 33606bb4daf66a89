import { words as costWords } from '#course/pricing/unit-costs/words.ts'
import { words as sentenceWords } from '#course/pricing/value-proposition/words.ts'
import type { CoursePage } from '../course-page.ts'
import type { Story } from './story.ts'

/** What earlier modules know is taken with one press, the rest is written; the sentence earns its four ticks. */
export async function saySentence({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = sentenceWords[locale]
  const take = (idea: string, blank: string) =>
    page.getByRole('button', { name: `${idea}: ${blank}` }).click()
  await take(story.buyers, words.who)
  await take(story.pain, words.need)
  await take(story.offering, words.offering)
  await take(story.solution, words.alternative)
  for (const part of ['category', 'benefit', 'difference'] as const)
    await page.getByRole('textbox', { name: words[part] }).fill(story.sentence[part])
  await page.getByText(story.sentence.difference).last().waitFor()
}

/** A batch is counted row by row, with the own work, and divided. */
export async function countCosts({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = costWords[locale]
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  // The name of an amount ends with its currency.
  const money = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name} \\(`) })
  await box(words.batch).fill(story.batch)
  for (const { name, kind, cost } of story.costs) {
    await box(words.what).fill(name)
    await page.getByRole('combobox', { name: words.kind, exact: true }).selectOption({ label: kind })
    await money(words.cost).fill(cost)
    await page.getByRole('button', { name: `${words.button}: ${story.offering}` }).click()
    await page.getByRole('button', { name: new RegExp(`: ${name}$`) }).waitFor()
  }
  await page.getByText(words.noWork).waitFor()
  await page.getByText(words.ownWork, { exact: false }).first().click()
  await box(words.hours).fill(story.work.hours)
  await money(words.pay).fill(story.work.pay)
  const made = words.workMakes('', '', story.workCost).split('= ')[1] ?? story.workCost
  await page.getByText(made).waitFor()
  await page.getByRole('button', { name: `${words.addWork}: ${story.offering}` }).click()
  await page.getByText(words.noWork).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: `${words.unit}: ${story.unitCost}`, exact: true }).waitFor()
}
