import { words as offeringWords } from '#course/customers/my-offerings/words.ts'
import { fitWords } from '#course/customers/shared/fit-words.ts'
import type { NeedKind } from '#course/customers/shared/needs.ts'
import { offeringTypes } from '#domain/options/products.ts'
import { type CoursePage, choose } from '../course-page.ts'
import type { Story } from './story.ts'

/** A "what" of module one becomes an offering for the first segment, in its words. */
export async function offer(course: CoursePage, story: Story): Promise<void> {
  const { page, locale, button } = course
  const words = offeringWords[locale]
  const { offering } = story
  const [{ name: segment }] = story.segments
  await button(offering).click()
  await choose(page, `${words.type} ${offering}`, offeringTypes[1][locale])
  await page.getByRole('textbox', { name: `${words.description}: ${offering}` }).fill(story.offeringText)
  await button(`${segment}: ${offering}`).click()
  const pair = words.open(offering, segment)
  await button(`${pair}, ${words.untold}`).click()
  await page.getByRole('textbox', { name: `${words.called}: ${pair}` }).fill(story.called)
  await page.getByRole('textbox', { name: `${words.does}: ${pair}` }).fill(story.does)
}

/** The strongest need of the first segment is answered, the next one is left for a reason. */
export const connectNeeds =
  (kind: NeedKind) =>
  async (course: CoursePage, story: Story): Promise<void> => {
    const { page, locale, button } = course
    const words = fitWords[kind][locale]
    const dialog = page.getByRole('dialog')
    const [first, second] = story[`${kind}s`]
    await page.getByRole('tab', { name: story.segments[0].name }).click()
    await page.getByRole('button', { name: words.connectOf(first), exact: true }).click()
    await dialog.getByLabel(words.title).fill(story.reliever.title)
    await dialog.getByLabel(words.how).fill(story.reliever.how)
    await button(words.save, dialog).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText(story.reliever.title).last().waitFor()
    await page.getByRole('button', { name: words.leaveOf(second), exact: true }).click()
    await dialog.getByLabel(words.reason).fill(story.left)
    await button(words.saveReason, dialog).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText(story.left).waitFor()
  }
