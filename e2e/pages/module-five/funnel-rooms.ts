import { words as selectionWords } from '#course/marketing-and-sales/activities-selection/words.ts'
import { words as funnelWords } from '#course/marketing-and-sales/marketing-funnel-activities/words.ts'
import { stageWords } from '#course/marketing-and-sales/shared/stage-words.ts'
import { activityTypes } from '#domain/options/marketing.ts'
import type { CoursePage } from '../course-page.ts'
import type { Story } from './story.ts'

type Activity = keyof Story['done']

/** Ideas for all three parts; the middle one is worked out where it stands. */
export async function collectIdeas(course: CoursePage, story: Story): Promise<void> {
  const { page, locale } = course
  const words = funnelWords[locale]
  const ideas = { tofu: story.known, mofu: [story.interest], bofu: story.sold }
  for (const [stage, names] of Object.entries(ideas)) {
    const title = activityTypes.find(({ value }) => value === stage)?.[locale] ?? ''
    const band = page.getByRole('region', { name: title })
    for (const name of names) {
      const line = band.getByRole('textbox', { name: new RegExp(`^${words.add}`) })
      await line.fill(name)
      await line.press('Enter')
      await band.getByRole('combobox', { name: words.band(name) }).waitFor()
    }
  }
  await workOut(course, story, story.interest)
}

export async function workOutTop(course: CoursePage, story: Story): Promise<void> {
  for (const name of story.known) await workOut(course, story, name)
}

export async function workOutBottom(course: CoursePage, story: Story): Promise<void> {
  for (const name of story.sold) await workOut(course, story, name)
}

async function workOut({ page, locale }: CoursePage, story: Story, name: Activity): Promise<void> {
  const words = (story.sold as readonly string[]).includes(name)
    ? stageWords.bofu[locale]
    : funnelWords[locale]
  const fill = (label: string, typed: string) =>
    page.getByRole('textbox', { name: `${label}: ${name}` }).fill(typed)
  await fill(words.description, story.done[name])
  await fill(words.reach, '200')
  await fill(words.budget, '60')
}

/** Everything but the poster is done, which is more than can be spent. */
export async function chooseActivities({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = selectionWords[locale]
  for (const name of [story.known[0], story.interest, ...story.sold])
    await page.getByRole('checkbox', { name: `${words.selected}: ${name}` }).check()
  await page.getByRole('textbox', { name: words.budgetLimit }).fill(story.limit)
  await page.getByRole('textbox', { name: words.reason }).fill(story.over)
}
