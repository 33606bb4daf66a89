import { words as kpiWords } from '#course/impact/impact-kpis/words.ts'
import { goalTitle } from '#course/impact/shared/goals.ts'
import { words as goalWords } from '#course/impact/sustainable-development-goals/words.ts'
import { selectOutcome } from '#course/shared/activities.ts'
import type { CoursePage } from '../course-page.ts'
import type { Story } from './story.ts'

/** Two tiles are pressed, the second becomes the more important one, and both are told. */
export async function chooseGoals({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = goalWords[locale]
  const nameOf = (index: number) => words.goalOf(index, goalTitle(index, locale))
  for (const index of story.goals) {
    const tile = page
      .getByRole('list', { name: words.tiles })
      .getByRole('listitem')
      .nth(index - 1)
    await tile.getByRole('button').click()
    const box = page.getByRole('textbox', { name: `${words.contribution}: ${nameOf(index)}` })
    await box.fill(story.contributions[index])
  }
  await page.getByText(words.count(story.goals.length)).waitFor()
  const [, second = 0] = story.goals
  await page
    .getByRole('button', { name: new RegExp(`${nameOf(second)}$`) })
    .first()
    .click()
  await page
    .getByRole('heading', { level: 3 })
    .first()
    .filter({ hasText: nameOf(second) })
    .waitFor()
}

/** Each indicator needs its outcome before it is added; then it is told how, when and from where to where. */
export async function defineIndicators({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = kpiWords[locale]
  const { name } = story.activity
  for (const [place, one] of story.indicators.entries()) {
    if (place > 0) await page.getByText(words.newIndicator).click()
    const add = page.getByRole('button', { name: `${words.add}: ${name}` })
    await page.getByRole('textbox', { name: `${words.kpi}: ${name}` }).fill(one.kpi)
    await add.click()
    if (place === 0) await page.getByText(selectOutcome[locale]).waitFor()
    await page.getByRole('combobox', { name: `${words.outcome}: ${name}` }).selectOption(one.outcome)
    await add.click()
    const called = words.indicator(place + 1)
    const box = (label: string) => page.getByRole('textbox', { name: `${label}: ${called}` })
    await box(words.activityToMeasure).fill(one.how)
    await box(words.toolToMeasure).fill(one.tool)
    await page.getByRole('combobox', { name: `${words.timeToMeasure} ${called}` }).selectOption(one.time)
    await box(words.baseline).fill(one.baseline)
    await box(words.target).fill(one.target)
    await box(words.other).fill(one.other)
    await box(words.other).blur()
  }
}
