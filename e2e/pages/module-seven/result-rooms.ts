import { words as breakEvenWords } from '#course/financial-plan/break-even/words.ts'
import { words as cashWords } from '#course/financial-plan/cash-flow/words.ts'
import { words as incomeWords } from '#course/financial-plan/income-statement/words.ts'
import { figureWords } from '#course/shared/finance/figure-words.ts'
import { howWords } from '#course/shared/finance/how-words.ts'
import type { CoursePage } from '../course-page.ts'
import type { Story } from './story.ts'

/** What is left; asked from the result down to what was entered. */
export async function readIncome({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = incomeWords[locale]
  const lines = figureWords[locale]
  const number = (line: string, period: string) =>
    page.getByRole('button', { name: new RegExp(`^${line}, ${period}: `) })
  await page.getByRole('button', { name: words.months }).click()
  await number(lines.sales[0], 'January 2027').click()
  const answer = page.getByRole('dialog', { name: howWords[locale].how })
  await answer.getByRole('button', { name: `${lines.salesOf[0]}: ${story.hour}, January 2027` }).click()
  await answer.getByText('300').first().waitFor()
  await answer.getByRole('link', { name: howWords[locale].goTo(`Price: ${story.hour}`) }).waitFor()
  await page.keyboard.press('Escape')
  await answer.waitFor({ state: 'detached' })
  const scenario = page.getByRole('radiogroup', { name: words.scenario })
  await scenario.getByText(words.scenarios.pessimistic).click()
  await scenario.getByText(words.scenarios.expected).click()
  await page.getByRole('textbox', { name: words.comment }).fill(story.told)
}

export async function readCash({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = cashWords[locale]
  await page.getByRole('radiogroup', { name: words.money }).getByText(words.moneys.have).click()
  await page.getByText(words.onlyHave).waitFor()
  await page.getByRole('radiogroup', { name: words.money }).getByText(words.moneys.all).click()
  await page.getByRole('columnheader', { name: words.isTightest }).waitFor()
  await page.getByRole('textbox', { name: words.comment }).fill(story.tightest)
}

export async function readBreakEven({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = breakEvenWords[locale]
  await page.getByText(words.marginAbove).waitFor()
  await page.getByRole('textbox', { name: words.comment }).fill(story.firstChange)
}
