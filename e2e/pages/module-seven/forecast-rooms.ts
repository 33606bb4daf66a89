import type { Page } from 'playwright-core'
import { words as revenueWords } from '#course/financial-plan/revenue/words.ts'
import { words as scenarioWords } from '#course/financial-plan/scenarios/words.ts'
import { amountWords } from '#course/financial-plan/shared/amount-words.ts'
import type { CoursePage } from '../course-page.ts'
import type { Story } from './story.ts'

/** Puts a row on the clipboard as a spreadsheet does. */
async function copyElsewhere(page: Page, cells: string): Promise<void> {
  const sheet = await page.context().newPage()
  await sheet.setContent('<textarea aria-label="Sheet"></textarea>')
  await sheet.getByLabel('Sheet').fill(cells)
  await sheet.keyboard.press('Control+A')
  await sheet.keyboard.press('Control+C')
  await sheet.close()
  await page.bringToFront()
}

/** Months by keys and from a spreadsheet, filled down to the second row, which then gets its seasons. */
export async function forecastSales({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = revenueWords[locale]
  const press = (keys: string) => page.keyboard.press(keys)
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  await row(story.hour).locator('td[data-column="0"]').click()
  for (const units of story.typed) {
    await page.keyboard.type(units)
    await press('ArrowRight')
  }
  await copyElsewhere(page, story.copied)
  await press('Control+V')
  await page.getByText(words.pasted(9)).first().waitFor()
  await press('End')
  await page.keyboard.type(story.year3)
  await press('ArrowLeft')
  await page.keyboard.type(story.year2)
  await press('ArrowRight')
  await press('Control+Home')
  await press('Shift+End')
  await press('Shift+ArrowDown')
  await press('Control+D')
  await row(story.visit).getByText('2,600', { exact: true }).waitFor()
  await bySeasons(page, story)
  await addGrant({ page, locale }, story)
}

async function bySeasons(page: Page, { visit, visits }: Story): Promise<void> {
  const words = revenueWords.en
  await page.getByText(words.helpers).first().click()
  await page.getByRole('combobox', { name: words.which }).selectOption({ label: visit })
  await page.getByRole('radiogroup', { name: words.helpers }).getByText(words.ways.season).click()
  await page.getByRole('textbox', { name: words.asks.season }).fill(visits.year)
  await page.getByRole('combobox', { name: visits.strong }).selectOption({ label: words.seasons.strong })
  await page.getByText(words.willBe('', '240').split(': ')[0] ?? '').waitFor()
  await page.getByRole('button', { name: words.fillIn }).click()
}

async function addGrant(
  { page, locale }: Pick<CoursePage, 'page' | 'locale'>,
  { grant, continuity }: Story,
): Promise<void> {
  const words = revenueWords[locale]
  const button = page.getByRole('button', { name: `${words.addRevenue}: ${words.additional}` })
  const form = page.locator('form').filter({ has: button })
  await form.getByRole('combobox', { name: words.category }).selectOption({ label: grant.kind })
  await form.getByRole('textbox', { name: amountWords[locale].description }).fill(grant.description)
  await form.getByRole('textbox', { name: words.perMonth }).fill(grant.value)
  await button.click()
  for (const [place, percent] of continuity.entries())
    await page.getByRole('textbox', { name: `${words.inYear(place + 2)}: ${words.continuity}` }).fill(percent)
}

/** Better and worse by so much, one typed and one pulled, and what must be true for it. */
export async function tryScenarios({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = scenarioWords[locale]
  for (const { name, better, worse } of story.scenarios) {
    const box = (label: string) => page.getByRole('textbox', { name: `${label}: ${name}` })
    await box(words.optimism).fill(better)
    await box(words.pessimism).fill(String(Number(worse) - 1))
    await box(words.pessimism).blur()
    await page.getByRole('slider', { name: words.pull(words.pessimism, name) }).press('ArrowRight')
    for (const [field, told] of Object.entries(story.cases))
      await box(words[field as keyof Story['cases']]).fill(told)
  }
  await page.getByText(words.steady).waitFor()
}
