import { words as sourceWords } from '#course/understanding-the-problem/information-sources/words.ts'
import { words as senseWords } from '#course/understanding-the-problem/making-sense/words.ts'
import { words as noteWords } from '#course/understanding-the-problem/processing-information/words.ts'
import type { Verdict } from '#course/understanding-the-problem/shared/verdicts.ts'
import { words as testWords } from '#course/understanding-the-problem/testing-your-assumptions/words.ts'
import { noteKinds, sourceTypes } from '#domain/options/research.ts'
import { type CoursePage, choose, giveScore } from '../course-page.ts'
import type { Story } from './story.ts'

/** Two chosen causes, two questions for each. */
export async function testBeliefs({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = testWords[locale]
  for (const [index, cause] of [story.tree.work, story.tree.advice].entries()) {
    const card = page.getByRole('region', { name: cause })
    await giveScore(card, words.sureness, 4)
    await card.getByLabel(words.provesWrong).fill(story.wrong)
    const box = card.getByLabel(words.list.add)
    for (const [place, question] of story.questions.slice(index * 2, index * 2 + 2).entries()) {
      await box.fill(question)
      await box.press('Enter')
      await card.getByRole('textbox', { name: words.list.line(place + 1) }).waitFor()
    }
    await card.getByRole('button', { name: new RegExp(`^(Move up|Subir): ${words.list.line(2)}`) }).click()
  }
  await page.getByRole('img', { name: words.of30(24) }).waitFor()
}

const kinds = ['people', 'people', 'people', 'document'] as const

export async function findSources(course: CoursePage, story: Story): Promise<void> {
  const { page, locale, button } = course
  const words = sourceWords[locale]
  const dialog = page.getByRole('dialog', { name: words.form.addTitle })
  for (const [index, source] of story.sources.entries()) {
    await button(words.add).click()
    await dialog.getByLabel(words.form.text).fill(source)
    const kind = sourceTypes.find(({ value }) => value === kinds[index])?.[locale] ?? ''
    await dialog.getByRole('radio', { name: kind, exact: true }).check()
    // The first one can answer everything.
    const known = index === 0 ? story.questions : story.questions.slice(0, 1)
    for (const question of known) await dialog.getByRole('checkbox', { name: question }).check()
    await button(words.form.save, dialog).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  const [first = '', second = ''] = story.questions
  await page
    .getByRole('row', { name: first })
    .getByText(words.strength.pattern(story.sources.length))
    .waitFor()
  await button(words.cell(second, story.sources[2])).click()
  await page.getByRole('row', { name: second }).getByText(words.strength.pattern(2)).waitFor()
}

export async function writeNotes(course: CoursePage, story: Story): Promise<void> {
  const { page, locale, button } = course
  const words = noteWords[locale]
  const answerTo = (question: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: question }) })
      .last()
  for (const [index, source] of story.sources.entries()) {
    const list = page.getByLabel(words.source)
    const option = list.locator('option').filter({ hasText: source })
    await list.selectOption((await option.getAttribute('value')) ?? '')
    for (const question of index === 0 ? story.questions : story.questions.slice(0, 1)) {
      const card = answerTo(question)
      const kind = noteKinds[index % noteKinds.length]?.[locale] ?? ''
      await card.getByLabel(words.newNote).fill(story.notes[index % 2] ?? '')
      await choose(card, words.kind, kind)
      await button(words.add, card).click()
      await card.getByRole('textbox', { name: words.note(1) }).waitFor()
    }
  }
  await page.getByText(words.progress(story.sources.length)).waitFor()

  await choose(page, words.view, words.byQuestion)
  for (const question of story.questions) {
    const card = answerTo(question)
    await card.getByLabel(words.helper.that).fill(story.insight.that)
    await card.getByLabel(words.helper.because).fill(story.insight.because)
    await button(words.addInsight, card).click()
    await card.getByRole('textbox', { name: words.insight(1) }).waitFor()
  }
  const card = answerTo(story.questions[0])
  const insight = words.sentence({ ...story.insight, means: '' })
  await card.getByLabel(words.supports).first().selectOption({ label: insight })
  await card
    .locator('li')
    .filter({ hasText: words.notesCount(1) })
    .waitFor()
}

export async function makeSense(course: CoursePage, story: Story): Promise<void> {
  const { page, locale, button } = course
  const words = senseWords[locale]
  const row = (n: number) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: words.cause(n) }) })
  const judge = (n: number, verdict: Verdict) => choose(row(n), words.verdict, words.verdicts[verdict])
  await judge(1, 'confirmed')
  await judge(2, 'partly')
  await row(2).getByLabel(words.changed).fill(story.changed)
  await button(words.use).click()
  await page.getByLabel(words.after).and(page.getByText(story.facts.what)).waitFor()
}
