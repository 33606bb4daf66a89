import type { Locator } from 'playwright-core'
import { words as treeWords } from '#course/understanding-the-problem/building-the-problem-tree/words.ts'
import { words as causeWords } from '#course/understanding-the-problem/choosing-the-causes/words.ts'
import { words as problemWords } from '#course/understanding-the-problem/defining-your-problem/words.ts'
import type { Side } from '#course/understanding-the-problem/shared/cause-tree.ts'
import { facts } from '#course/understanding-the-problem/shared/problem-facts.ts'
import { type CoursePage, giveScore } from '../course-page.ts'
import type { Story } from './story.ts'

export async function defineProblem(course: CoursePage, story: Story): Promise<void> {
  const { page, locale, button } = course
  const words = problemWords[locale]
  for (const fact of facts) await page.getByLabel(words[fact], { exact: true }).fill(story.facts[fact])
  const sentence = words.sentence(story.facts)
  await page.getByText(sentence, { exact: true }).waitFor()
  await button(words.use).click()
  await page.getByLabel(words.definition).and(page.getByText(sentence)).waitFor()
  // Each check is green, also for those who only hear it.
  await page.getByText(`${words.checks.problem}: ${locale === 'en' ? 'yes' : 'sí'}`).waitFor()
}

export async function growTree(course: CoursePage, { tree }: Story): Promise<void> {
  const { page, locale, button } = course
  const words = treeWords[locale]
  const picture = page.getByRole('region', { name: words.tree })
  const answer = page.getByRole('textbox')
  const box = (side: Side, depth: number, text: string) =>
    button(`${words.level(side, depth)} ${text}`, picture)

  async function grow(opener: Locator, side: Side, depth: number, ...texts: string[]): Promise<void> {
    await opener.click()
    for (const text of texts) {
      await answer.fill(text)
      await answer.press('Enter')
      await box(side, depth, text).waitFor()
    }
    await button(words.done).click()
  }

  const atTrunk = (side: Side) => picture.getByRole('button', { name: words.ask[side] })
  await grow(atTrunk('cause'), 'cause', 1, tree.work, tree.water)
  await grow(button(words.askAbout.cause(tree.work)), 'cause', 2, tree.income, tree.advice)
  await grow(button(words.askAbout.cause(tree.income)), 'cause', 3, tree.savings)
  await grow(atTrunk('effect'), 'effect', 1, tree.effect)
  // It was hung on the wrong root: the mouse puts it right.
  await box('cause', 2, tree.advice).dragTo(box('cause', 1, tree.water))
  await page.locator('[data-spoken]').getByText(words.moved(tree.advice)).waitFor()
}

export async function chooseCauses({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = causeWords[locale]
  const chosen = [story.tree.work, story.tree.advice]
  for (const [index, cause] of chosen.entries()) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: cause }) })
    await giveScore(card, words.feeds, 5 - index)
    await giveScore(card, words.change, 4)
    await card.getByRole('checkbox', { name: `${words.choose}: ${cause}` }).check()
    await card.getByLabel(words.reason).fill(story.reason)
  }
  await page.getByRole('status').getByText(words.chosen(2, 3)).waitFor()
  await page.getByRole('img', { name: words.chartAbout(2, 5) }).waitFor()
}
