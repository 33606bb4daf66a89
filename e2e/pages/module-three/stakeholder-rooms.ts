import { words as listWords } from '#course/stakeholders/identify-stakeholders/words.ts'
import { words as gridWords } from '#course/stakeholders/power-influence/words.ts'
import { suggestionsFor } from '#course/stakeholders/stakeholder-managing-plan/suggestions.ts'
import { words as planWords } from '#course/stakeholders/stakeholder-managing-plan/words.ts'
import { words as tieWords } from '#course/stakeholders/stakeholder-relationship/words.ts'
import { words as understandingWords } from '#course/stakeholders/stakeholder-understanding/words.ts'
import { positions, relationshipStrengths, stakeholderGroups } from '#domain/options/stakeholders.ts'
import { type CoursePage, choose } from '../course-page.ts'
import { everybody, type Story } from './story.ts'

/** Four are typed, each in a group of its own; the segment is taken over. */
export async function listStakeholders(course: CoursePage, story: Story): Promise<void> {
  const { page, locale, button } = course
  const words = listWords[locale]
  for (const { name, group } of story.stakeholders) {
    const title = stakeholderGroups.find(({ value }) => value === group)?.[locale] ?? ''
    const line = page
      .getByRole('region', { name: title, exact: true })
      .getByRole('textbox', { name: words.prompts[group] })
    await line.fill(name)
    await line.press('Enter')
    await reasonOf(name).waitFor()
  }
  await button(words.import).click()
  const drawer = page.getByRole('dialog', { name: words.import })
  await drawer.getByRole('checkbox', { name: story.segment }).check()
  await drawer.locator('button[type="submit"]').click()
  await drawer.waitFor({ state: 'hidden' })
  for (const { name, reason } of everybody) await reasonOf(name).fill(reason)

  function reasonOf(name: string) {
    return page.getByRole('textbox', { name: `${words.reason}: ${name}` })
  }
}

/** As numbers; the picture shows them where they belong. */
export async function placeThem({ page, locale }: CoursePage): Promise<void> {
  const words = gridWords[locale]
  for (const [index, { name, power, interest }] of everybody.entries()) {
    const called = `${index + 1} ${name}`
    const box = (what: string) => page.getByRole('textbox', { name: words.of(what, called) })
    await box(words.power).fill(String(power))
    await box(words.interest).fill(String(interest))
  }
  await page.getByText(words.placed(everybody.length, everybody.length)).waitFor()
}

/** Everybody takes a position; the one with most power is understood best. */
export async function understand({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = understandingWords[locale]
  for (const { name, power } of everybody) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await card.getByRole('radiogroup', { name: words.position }).getByText(positions[0][locale]).click()
    if (power < 50) continue
    await card.getByRole('textbox', { name: words.wants }).fill(story.wants)
    await card.getByRole('textbox', { name: words.worries }).fill(story.worries)
  }
}

/** Whoever has power gets a plan; one of them begins with a suggestion. */
export async function planExchange({ page, locale, button }: CoursePage, story: Story): Promise<void> {
  const words = planWords[locale]
  const powerful = everybody.filter(({ power }) => power >= 50)
  for (const { name } of powerful) {
    const box = (label: string) => page.getByRole('textbox', { name: `${label}: ${name}` })
    await box(words.give).fill(story.give)
    await box(words.receive).fill(story.receive)
    await box(words.plan).fill(story.plan)
  }
  const [first] = powerful
  const [idea = ''] = suggestionsFor('satisfy', 'In favor', locale, '')
  await button(`${idea}: ${first?.name}`).click()
  await page
    .getByRole('textbox', { name: `${words.plan}: ${first?.name}` })
    .and(page.getByText(idea))
    .waitFor()
  await page.getByText(words.planned(powerful.length, powerful.length)).waitFor()
}

/** In the picture: the director is far, and the one whom everybody trusts knows her. */
export async function drawTies(course: CoursePage, story: Story): Promise<void> {
  const { page, locale, button } = course
  const words = tieWords[locale]
  const map = page.getByRole('region', { name: words.map })
  const node = (name: string) => map.getByRole('button', { name })
  const [director, , , midwife] = story.stakeholders
  const strength = (value: 'Weak' | 'Strong') =>
    relationshipStrengths.find((one) => one.value === value)?.[locale] ?? ''
  for (const { name } of everybody) {
    await node(name).click()
    await page.getByRole('heading', { level: 2, name }).waitFor()
    await choose(page, words.relationship, strength(name === director.name ? 'Weak' : 'Strong'))
  }
  await node(director.name).click()
  await page.getByRole('textbox', { name: `${words.nextStep}: ${director.name}` }).fill(story.nextStep)
  await node(midwife.name).dragTo(node(director.name))
  await page.getByRole('combobox', { name: words.form.kind }).selectOption('information')
  await page.getByRole('textbox', { name: words.form.note }).fill(story.tie)
  await button(words.form.draw).click()
  await page.getByText(`${words.introducers}: ${midwife.name}`).waitFor()
}
