import { words as goalWords } from '#course/team-goals-risk/goals/words.ts'
import { words as riskWords } from '#course/team-goals-risk/risk-management/words.ts'
import { words as teamWords } from '#course/team-goals-risk/team/words.ts'
import type { CoursePage } from '../course-page.ts'
import type { Story } from './story.ts'

/** The founder's card is there; a second person is added, and both lead something. */
export async function buildTeam({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = teamWords[locale]
  const { own, mate, work } = story
  const box = (label: string, name: string) =>
    page.getByRole('textbox', { name: `${label}: ${name}`, exact: true })
  const founder = page.getByRole('heading', { level: 3 }).first()
  await founder.filter({ hasText: 'Elena' }).waitFor()
  const called = ((await founder.textContent()) ?? '').replace(/^\d+\s*/, '')
  await box(words.role, called).fill(own.role)
  await box(words.strength, called).fill(own.strength)
  await page.getByRole('main').getByText(words.alone).first().waitFor()
  await box(words.name, words.add).fill(mate.name)
  await box(words.role, words.add).fill(mate.role)
  await page.getByRole('button', { name: words.addButton }).click()
  await box(words.strength, mate.name).fill(mate.strength)
  await box(words.email, mate.name).fill(mate.email)
  await box(words.email, mate.name).blur()
  const [heat = '', talk = ''] = work.key
  await page.getByRole('button', { name: words.cell(heat, mate.name) }).click()
  await page.getByRole('button', { name: new RegExp(`^Elena.*${words.cell(talk, '')}`) }).click()
  await page.getByRole('button', { name: words.invite }).click()
  await page.getByText(words.sent(mate.email)).waitFor()
}

/** One goal with two objectives; the first is moved by a week on the line. */
export async function setGoals({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = goalWords[locale]
  await page.getByRole('textbox', { name: words.addGoal }).fill(story.goal)
  await page.keyboard.press('Enter')
  const add = page.getByRole('textbox', { name: `${words.addObjective}: ${story.goal}` })
  for (const { title, date } of story.objectives) {
    await add.fill(title)
    await add.press('Enter')
    await page.getByLabel(`${words.date} ${title}`).fill(date)
    const fold = page.locator('details').filter({ hasText: title })
    await fold.locator('summary').click()
    await fold.getByText(story.work.key[0], { exact: true }).click()
  }
  const mark = page.getByRole('button', { name: new RegExp(`^1\\. ${story.objectives[0].title}`) })
  await mark.focus()
  await mark.press('ArrowUp')
}

export async function weighRisks({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = riskWords[locale]
  for (const [place, title] of story.risks.entries()) {
    await page.getByRole('textbox', { name: words.add }).fill(title)
    await page.keyboard.press('Enter')
    const called = words.risk(place + 1)
    const choice = (label: string) => page.getByRole('radiogroup', { name: `${label}: ${called}` })
    await choice(words.likelyhood).getByText('Possible', { exact: true }).click()
    await choice(words.impact).getByText('Unacceptable', { exact: true }).click()
    await page.getByRole('textbox', { name: `${words.plan}: ${called}` }).fill(story.plan)
    await page.getByRole('textbox', { name: `${words.owner}: ${called}` }).fill(story.mate.name)
    await page.getByLabel(`${words.date} ${called}`).fill(story.objectives[0].date)
  }
  await page.getByRole('textbox', { name: words.add }).focus()
}
