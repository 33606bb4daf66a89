import { words as activityWords } from '#course/understanding-the-problem/activities-outcomes/words.ts'
import { words as whyWords } from '#course/understanding-the-problem/finding-your-why/words.ts'
import type { CoursePage } from '../course-page.ts'
import type { Story } from './story.ts'

export async function planActivities(course: CoursePage, story: Story): Promise<void> {
  const { page, locale } = course
  const words = activityWords[locale]
  for (const [index, activity] of story.activities.entries()) {
    const cause = index === 0 ? story.tree.advice : story.tree.work
    const line = page.getByRole('textbox', { name: `${words.newActivity}: ${cause}` })
    await line.fill(activity)
    await line.press('Enter')
    const fold = page.getByRole('button', { name: `${words.fold}: ${activity}` })
    const card = page.getByRole('listitem').filter({ has: fold })
    await card.getByLabel(words.reach).fill(story.reach)
    await card.getByLabel(words.newOutcome).fill(story.outcome)
    await card.getByLabel(words.newOutcome).press('Enter')
    await card.getByRole('listitem').filter({ hasText: story.outcome }).waitFor()
    await card.getByRole('switch', { name: words.doIt }).check()
    await fold.click()
  }
  await page.getByLabel(words.impact, { exact: true }).fill(story.impact)
  await page.getByText(words.enough).waitFor()
  await page.getByRole('img', { name: words.pictureLabel(2, 3, 1) }).waitFor()
}

export async function findWhy(course: CoursePage, { why }: Story): Promise<void> {
  const { page, locale, button } = course
  const words = whyWords[locale]
  const ring = (name: string) =>
    page.getByRole('group', { name: words.circle }).getByRole('button', { name: new RegExp(`^${name}`) })
  await page.getByLabel(words.story).fill(why.story)
  await page.getByLabel(words.contribution).fill(why.contribution)
  await page.getByLabel(words.impact, { exact: true }).fill(why.impact)
  const sentence = words.sentence(why.contribution, why.impact)
  await page.getByText(sentence, { exact: true }).waitFor()
  await button(words.use).click()
  await page.getByLabel(words.mission, { exact: true }).and(page.getByText(sentence)).waitFor()
  await ring(words.rings.how).click()
  await page.getByLabel(words.newHow).fill(why.how)
  await page.getByLabel(words.newHow).press('Enter')
  await page.getByLabel(`${words.how} 1`).waitFor()
  await ring(words.rings.what).click()
  await page.getByLabel(words.newWhat).fill(why.what)
  await page.getByLabel(words.newWhat).press('Enter')
  await page.getByLabel(`${words.what} 1`).waitFor()
  await page.getByLabel(words.vision, { exact: true }).fill(why.vision)
}
