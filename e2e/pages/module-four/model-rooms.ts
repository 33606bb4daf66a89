import { words as descriptionWords } from '#course/business-model/description/words.ts'
import { words as resourceWords } from '#course/business-model/key-resources/words.ts'
import { galleryWords } from '#course/business-model/shared/gallery-words.ts'
import type { CoursePage } from '../course-page.ts'
import type { Story } from './story.ts'

/** The model that fits, and the segment that it is for. */
export async function chooseSocialModel({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = galleryWords.social[locale]
  const { social } = story.models
  await page.getByText(words.fits, { exact: true }).first().waitFor()
  await page.getByRole('button', { name: words.chooseOf(social), exact: true }).click()
  await page.getByRole('checkbox', { name: `${story.helped}: ${social}` }).check()
}

/** A way to earn, and who pays in that way. */
export async function chooseRevenueModel({ page, locale, isSaved }: CoursePage, story: Story): Promise<void> {
  const words = galleryWords.revenue[locale]
  const { revenue } = story.models
  await page.getByRole('button', { name: words.chooseOf(revenue), exact: true }).click()
  // A press was lost twice on a busy machine that was just storing the choice.
  await isSaved()
  const cell = page.getByRole('button', { name: words.cell(story.buyers, revenue) })
  await cell.click()
  await cell.and(page.locator('[aria-pressed=true]')).waitFor()
  await page.getByText(words.coveredBy(story.buyers)).waitFor()
}

/** One segment with the sentence of the helper, the other and both models in the own words. */
export async function describeModels({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = descriptionWords[locale]
  const paragraph = (segment: string) =>
    page.getByRole('textbox', { name: `${words.modelDescription}: ${segment}` })
  await page.getByRole('button', { name: words.use }).click()
  await page.getByRole('tab', { name: story.helped }).click()
  await paragraph(story.helped).fill(story.told)
  for (const model of Object.values(story.models))
    await page.getByRole('textbox', { name: `${words.modelText}: ${model}` }).fill(story.told)
}

/** Three resources, one of which is still missing. */
export async function listResources({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = resourceWords[locale]
  for (const [category, resource] of Object.entries(story.resources)) {
    const column = category as keyof Story['resources']
    const line = page.getByRole('textbox', { name: `${words.prompts[column]}: ${words.columns[column]}` })
    await line.fill(resource)
    await line.press('Enter')
    await page.getByRole('combobox', { name: words.column(resource) }).waitFor()
  }
  const standing = page.getByRole('radiogroup', { name: words.standing(story.resources.things) })
  await standing.getByText(words.need, { exact: true }).click()
  await page.getByText(words.count(3, 1)).waitFor()
}
