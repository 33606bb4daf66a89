import { words as segmentWords } from '#course/customers/customer-segments/words.ts'
import { needWords } from '#course/customers/shared/need-words.ts'
import type { NeedKind } from '#course/customers/shared/needs.ts'
import { segmentRoles, segmentTypes } from '#domain/options/customers.ts'
import { type CoursePage, choose } from '../course-page.ts'
import type { Story } from './story.ts'

export async function nameSegments({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = segmentWords[locale]
  const said = (options: typeof segmentRoles | typeof segmentTypes, value: string) =>
    options.find((one) => one.value === value)?.[locale] ?? ''
  for (const { name, role, type } of story.segments) {
    const line = page.getByRole('textbox', { name: words.add })
    await line.fill(name)
    await line.press('Enter')
    await choose(page, `${words.role}: ${name}`, said(segmentRoles, role))
    await choose(page, `${words.type}: ${name}`, said(segmentTypes, type))
  }
}

/** One is taken over from an interview; the others are written. */
export const noteNeeds =
  (kind: NeedKind) =>
  async (course: CoursePage, story: Story): Promise<void> => {
    const { page, locale, button } = course
    const words = needWords[kind][locale]
    const face = (group: string, level: number) =>
      page
        .getByRole('radiogroup', { name: group })
        .locator('label')
        .nth(level - 1)
    const dialog = page.getByRole('dialog')
    for (const { name } of story.segments) {
      await page.getByRole('tab', { name }).click()
      for (const [index, title] of story[`${kind}s`].entries()) {
        await button(words.add).click()
        await dialog.getByLabel(words.title).fill(title)
        await dialog.getByLabel(words.description).fill(story[`about_${kind}`])
        await dialog
          .getByRole('radiogroup')
          .locator('label')
          .nth(4 - index)
          .click()
        await button(words.save, dialog).click()
        await dialog.waitFor({ state: 'hidden' })
        await page.getByRole('radiogroup', { name: `${words.level}: ${title}` }).waitFor()
      }
    }
    await page.getByRole('tab', { name: story.segments[0].name }).click()
    await button(words.import).click()
    await dialog.getByRole('checkbox', { name: story.heard }).check()
    await dialog.locator('button[type="submit"]').click()
    await dialog.waitFor({ state: 'hidden' })
    await face(`${words.level}: ${story.heard}`, 3).click()
  }
