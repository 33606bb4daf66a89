import { words as personWords } from '#course/customers/customer-description/words.ts'
import { countryName } from '#domain/places/places.ts'
import { words as pictureWords } from '#web/forms/picture/words.ts'
import type { CoursePage } from '../course-page.ts'
import type { Story } from './story.ts'

/** Everybody gets a portrait; whoever is offered something is counted too. */
export async function describeCustomers(
  course: CoursePage,
  { segments, person, market }: Story,
): Promise<void> {
  const { page, locale } = course
  const words = personWords[locale]
  // Some numbers are called with their unit.
  const box = (name: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${name.replaceAll('?', '\\?')}( \\(.*\\))?$`) })
  const texts = ['name', 'occupation', 'work_description', 'story'] as const
  for (const { name } of segments) {
    await page.getByRole('tab', { name }).click()
    await page.getByRole('slider', { name: words.oldest }).press('ArrowRight')
    await choosePicture(course)
    for (const part of ['gender', 'family_status', 'income'] as const)
      await page.getByRole('combobox', { name: words.person[part] }).selectOption(person[part])
    const country = page.getByRole('combobox', { name: words.person.country })
    await country.fill(countryName(person.country, locale))
    await page.getByRole('option', { name: countryName(person.country, locale), exact: true }).click()
    for (const part of ['state', 'city'] as const)
      await page.getByRole('combobox', { name: words.person[part] }).fill(person[part])
    for (const part of texts) await box(words.person[part]).fill(person[part])
    await box(words.person.income_amount).fill(person.income_amount)
    const job = page.getByRole('textbox', { name: words.jobs.add })
    await job.fill(person.job)
    await job.press('Enter')
    await page.getByRole('tab', { name: words.tabs.market }).click()
    for (const [part, value] of Object.entries(market))
      await box(words.market[part as keyof typeof market]).fill(value)
    await page.getByRole('tab', { name: words.tabs.portrait }).click()
  }
}

/** Any picture will do: the page as it looks now. */
async function choosePicture({ page, locale, button }: CoursePage): Promise<void> {
  const file = { name: 'portrait.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.locator('input[type="file"]').setInputFiles(file)
  const dialog = page.getByRole('dialog')
  await button(pictureWords[locale].save, dialog).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('img', { name: personWords[locale].person.avatar }).first().waitFor()
}
