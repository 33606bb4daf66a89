import { markers } from '#course/business-model/choose-definition/spectrum.ts'
import { words as spectrumWords } from '#course/business-model/choose-definition/words.ts'
import { words as activityWords } from '#course/business-model/key-activities/words.ts'
import { definitions } from '#domain/options/models.ts'
import type { CoursePage } from '../course-page.ts'
import type { Story } from './story.ts'

/** Both markers are put on the line, with a share and a reason each. */
export async function chooseDefinition({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = spectrumWords[locale]
  for (const marker of markers) {
    const { definition, percent, reason } = story[marker]
    const called = words.markers[marker]
    const label = definitions.find(({ value }) => value === definition)?.[locale] ?? ''
    await page.getByRole('radio', { name: words.place(called, label) }).check()
    await page.getByRole('textbox', { name: `${words.share}: ${called}` }).fill(percent)
    await page.getByRole('textbox', { name: `${words.reasons[marker]}: ${called}` }).fill(reason)
  }
  await page.getByText(words.almost).waitFor()
}

export async function listActivities({ page, locale }: CoursePage, story: Story): Promise<void> {
  const words = activityWords[locale]
  for (const [category, activity] of Object.entries(story.activities)) {
    const column = category as keyof Story['activities']
    const line = page.getByRole('textbox', { name: `${words.prompts[column]}: ${words.columns[column]}` })
    await line.fill(activity)
    await line.press('Enter')
    await page.getByRole('combobox', { name: words.column(activity) }).waitFor()
  }
}
