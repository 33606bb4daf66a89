import { words as expenseWords } from '#course/financial-plan/expenses/words.ts'
import { words as assetWords } from '#course/financial-plan/fixed-assets/words.ts'
import { words as fundingWords } from '#course/financial-plan/funding-sources/words.ts'
import { words as beforeWords } from '#course/financial-plan/pre-operating-capital/words.ts'
import { amountWords } from '#course/financial-plan/shared/amount-words.ts'
import { words as startWords } from '#course/financial-plan/start-up-capital/words.ts'
import { movedWords } from '#course/shared/finance/what-moved-words.ts'
import { type CoursePage, choose } from '../course-page.ts'
import type { Story } from './story.ts'

/** The basics of the plan. The three lists that it stands on come later. */
export async function setBasics({ page, locale }: CoursePage, { settings }: Story): Promise<void> {
  const words = startWords[locale]
  await choose(page, words.businessStarted, words.yes)
  await page.getByLabel(words.startDate).fill(settings.startDate)
  const pick = (name: string, value: string) => page.getByRole('combobox', { name }).selectOption({ value })
  await pick(words.planStart, settings.planStart)
  await pick(words.currency, settings.currency)
  await page.getByRole('textbox', { name: words.taxRate }).fill(settings.taxRate)
}

type Row = { readonly kind: string; readonly description: string; readonly cost: string }
type RowWords = { readonly kind: string; readonly amount: string; readonly button: string }

/** One more row of a list, in the form below it. */
async function addRow({ page, locale }: CoursePage, words: RowWords, row: Row): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: words.button }) })
  await form.getByRole('combobox', { name: words.kind }).selectOption({ label: row.kind })
  await form.getByRole('textbox', { name: amountWords[locale].description }).fill(row.description)
  await form.getByRole('textbox', { name: words.amount }).fill(row.cost)
  await page.getByRole('button', { name: words.button }).click()
  await page.getByRole('combobox', { name: `${words.kind}: ${row.description || row.kind}` }).waitFor()
}

/** What somebody said first is no longer so once something is listed. Both ways to write decimals are understood. */
export async function listAssets(course: CoursePage, story: Story): Promise<void> {
  const { page, locale } = course
  const words = assetWords[locale]
  await page.getByRole('checkbox', { name: words.none }).check()
  for (const row of story.assets)
    await addRow(
      course,
      { kind: words.kind, amount: words.amount, button: `${words.add}: ${words.list}` },
      row,
    )
  await page.getByRole('button', { name: `${words.totalCost}: PEN 1,560.50` }).waitFor()
  const moved = page.getByRole('region', { name: movedWords[locale].title }).getByRole('listitem')
  await moved.filter({ hasText: movedWords[locale].need }).getByText('PEN 1,561').waitFor()
}

export async function listBefore(course: CoursePage, story: Story): Promise<void> {
  const { page, locale } = course
  const words = beforeWords[locale]
  await page.getByRole('checkbox', { name: words.none }).check()
  for (const row of story.paidBefore)
    await addRow(
      course,
      { kind: words.kind, amount: words.amount, button: `${words.add}: ${words.list}` },
      row,
    )
  await page.getByRole('button', { name: `${words.all}: PEN 240` }).waitFor()
}

/** Own money and a loan, whose cost is told at once. */
export async function findMoney({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = fundingWords[locale]
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: words.add }) })
  const pick = (name: string, label: string) => form.getByRole('combobox', { name }).selectOption({ label })
  for (const source of story.sources) {
    await pick(words.type, source.type)
    await pick(words.status, source.status)
    await form.getByRole('textbox', { name: words.amount }).fill(source.amount)
    if ('years' in source) {
      await form.getByRole('textbox', { name: words.interestRate }).fill(source.interestRate)
      await form.getByRole('textbox', { name: words.years }).fill(source.years)
    }
    await page.getByRole('button', { name: words.add }).click()
    await page.getByRole('textbox', { name: `${words.amount}: ${source.type}` }).waitFor()
  }
  await page.getByText(words.loan('PEN 59.91', 'PEN 237.81')).waitFor()
  await page.getByText(words.covered).waitFor()
}

/** The founder is offered as somebody to pay; a category says enough by itself; marketing comes with one press. */
export async function listExpenses(course: CoursePage, story: Story): Promise<void> {
  const { page, locale } = course
  const words = expenseWords[locale]
  const own = { kind: words.category, amount: words.cost, button: `${words.add}: ${words.operating}` }
  for (const row of story.expenses) await addRow(course, own, row)
  await page.getByText(words.noSalaries).waitFor()
  await page.getByRole('button', { name: /^Elena/ }).click()
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: own.button }) })
  await form.getByRole('textbox', { name: words.cost }).fill(story.salary)
  await page.getByRole('button', { name: own.button }).click()
  await page.getByText(words.noSalaries).waitFor({ state: 'detached' })
  // Read aloud, too.
  await page.getByText(`${movedWords[locale].result}: from`).first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: words.addMarketing }).click()
  const other = `${words.addOther}: ${words.nonOperating}`
  await addRow(course, { ...own, button: other }, story.fees)
  for (const [place, percent] of story.growth.entries())
    await page
      .getByRole('textbox', { name: new RegExp(`year ${place + 2}: ${words.growth.slice(0, 8)}`, 'i') })
      .fill(percent)
}
