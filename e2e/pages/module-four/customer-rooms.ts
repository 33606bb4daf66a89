import type { Page } from 'playwright-core'
import { words as flowWords } from '#course/business-model/business-model/words.ts'
import { questions } from '#course/business-model/product-customer-relationship/buying.ts'
import { words as buyingWords } from '#course/business-model/product-customer-relationship/words.ts'
import { flowLanes, impactModels } from '#domain/options/models.ts'
import { customerRelations } from '#domain/options/stakeholders.ts'
import type { CoursePage } from '../course-page.ts'
import type { Story } from './story.ts'

/** A card begins with its name; what it means may follow. */
const card = (page: Page, question: string, label: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: new RegExp(`^${label}`) })

/** One pair is answered card by card, the other one takes its answers. */
export async function sayHowTheyBuy({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = buyingWords[locale]
  const [first = '', second = ''] = story.offerings.map((offering) => words.pair(offering, story.buyers))
  const pick = (question: string, label: string) => card(page, question, label).check()
  for (const { name, options } of questions) {
    const chosen = options.find(({ value }) => value === story.buying[name])
    await pick(words.questions[name], chosen?.[locale] ?? '')
  }
  await page.getByText(words.adviceBy[story.buying.search]).waitFor()
  const relation = customerRelations.find(({ value }) => value === story.relation)
  await pick(words.relation, relation?.[locale] ?? '')
  await page.getByRole('textbox', { name: `${words.how}: ${first}` }).fill(story.touch)
  await page.getByRole('radio', { name: second }).check({ force: true })
  const copy = page.getByRole('combobox', { name: `${words.copy} ${second}` })
  await copy.selectOption({ label: first })
  await page.getByText(words.answered(6, 6)).waitFor()
}

/** A segment is chosen in the picture; its lanes and its words stand beside it. */
export async function drawFlows({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = flowWords[locale]
  const segment = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) })
  const how = (name: string) => page.getByRole('textbox', { name: `${words.how}: ${name}` })
  const uses = flowLanes[1][locale]
  await segment(story.buyers).click()
  await page.getByRole('checkbox', { name: `${uses}: ${story.buyers}` }).check()
  await how(story.buyers).fill(story.pay)
  await segment(story.helped).click()
  await page.getByText(words.covered(story.buyers)).waitFor()
  await how(story.helped).fill(story.earn)
  const model = impactModels.find(({ value }) => value === story.impactModel)
  await card(page, words.impactModel, model?.[locale] ?? '').check()
  await page.getByRole('textbox', { name: words.impactDescription }).fill(story.change)
}
