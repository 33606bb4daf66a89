import { words as mapWords } from '#course/stakeholders/map-current-solutions/words.ts'
import { words as opportunityWords } from '#course/stakeholders/opportunity/words.ts'
import type { CoursePage } from '../course-page.ts'
import type { Story } from './story.ts'

/** Each with its score for every activity, the others lower than the own plan. */
export async function mapSolutions({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = mapWords[locale]
  const doesOf = (name: string) => page.getByRole('textbox', { name: `${words.does}: ${name}` })
  const score = async (name: string, points: number) => {
    for (const activity of story.activities)
      await page
        .getByRole('combobox', { name: words.cell(name, activity), exact: true })
        .selectOption(String(points))
  }
  await doesOf(words.nothing).fill(story.alone)
  for (const { name, kind, does } of story.solutions) {
    const line = page.getByRole('textbox', { name: words.newSolution })
    await line.fill(name)
    await line.press('Enter')
    await page.getByRole('combobox', { name: `${words.kind}: ${name}` }).selectOption(kind)
    await doesOf(name).fill(does)
  }
  await score(words.nothing, 1)
  for (const [index, { name }] of story.solutions.entries()) await score(name, index + 2)
  await score(words.own, 5)
  await page.getByRole('img', { name: words.radarAbout(4, story.activities.length) }).waitFor()
}

export async function findOpportunity(course: CoursePage, story: Story): Promise<void> {
  const { page, locale, button } = course
  const words = opportunityWords[locale]
  await page.getByRole('checkbox', { name: `${words.build}: ${story.gap}` }).check()
  await page.getByRole('textbox', { name: `${words.reason}: ${story.gap}` }).fill(story.reason)
  for (const [part, text] of Object.entries(story.parts))
    await page.getByRole('textbox', { name: words.parts[part as keyof Story['parts']] }).fill(text)
  const sentence = words.sentence(story.parts)
  await page.getByText(sentence, { exact: true }).first().waitFor()
  await button(words.use).click()
  await page.getByRole('textbox', { name: words.opportunity }).and(page.getByText(sentence)).waitFor()
  await page.getByRole('textbox', { name: words.solutionStatement }).fill(story.solution)
}
