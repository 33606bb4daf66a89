import { readFileSync } from 'node:fs'
import { words as feedbackWords } from '#web/app/shell/feedback/words.ts'
import { nextActionWords } from '#web/features/home/next-action-words.ts'
import { reviewWords } from '#web/step-kit/review/review-words.ts'
import { reviewStateWords } from '#web/step-kit/review/state-words.ts'
import { downloadsWords } from '#web/step-kit/summary/downloads-words.ts'
import { summaryWords } from '#web/step-kit/summary/summary-words.ts'
import type { CoursePage } from './course-page.ts'

/** What a team and its mentor write to each other about one text of a module. */
export type ReviewStory = {
  readonly expectation: string
  readonly reflection: string
  /** The text that they talk about: its step, what it is called there, and what its reader calls it, where that differs. */
  readonly about: { readonly step: string; readonly field: string; readonly read?: string }
  readonly comment: string
  readonly approval: string
  readonly rating: string
  readonly sentBack?: SentBack
}

/** A module that comes back before it is approved. */
export type SentBack = {
  readonly message: string
  readonly answer: string
  /** The box of the text, where it is called otherwise. */
  readonly box?: string
  /** The text as it is put right, and words that came and went with that. */
  readonly edited: string
  readonly added: string
  readonly removed: string
}

export async function askForReview(course: CoursePage, story: ReviewStory): Promise<void> {
  const { page, locale, button, stepText } = course
  const words = summaryWords[locale]
  await page.getByText(words.wanted).waitFor()
  await page.getByText(story.expectation).waitFor()
  await page.getByLabel(words.reflection).fill(story.reflection)
  await button(stepText('summary').primary_cta).click()
  await page.getByText(words.requests.replace('{n}', '1')).waitFor()
}

/** From the mentor's home, where it waits, to a comment on a text and back to the summary. */
export async function comment(mentor: CoursePage, story: ReviewStory, name: string): Promise<void> {
  const { page, locale, frame, button } = mentor
  const { reviewModule } = nextActionWords[locale]
  await page.getByText(reviewModule.title({ project: name, count: 1 })).waitFor()
  await page.getByRole('link', { name: reviewModule.button }).click()
  await mentor.isShown('summary')
  const { step, field: own, read: field = own } = story.about
  await mentor.follow(step)
  await page.getByText(frame('step.readOnly')).waitFor()
  await button(frame('step.comment', { field, count: 0 })).click()
  const box = page.getByRole('dialog').getByRole('textbox', { name: feedbackWords[locale].input })
  await box.fill(story.comment)
  await box.press('Enter')
  await page.getByRole('dialog').getByText(story.comment).waitFor()
  await page.keyboard.press('Escape')
  await button(frame('step.comment', { field, count: 1 })).waitFor()
  await mentor.follow('summary')
}

export async function sendBack(mentor: CoursePage, { message }: SentBack): Promise<void> {
  const { page, locale, button } = mentor
  const words = summaryWords[locale]
  await button(words.sendBack).click()
  const dialog = page.getByRole('dialog', { name: words.sendBack })
  await dialog.getByLabel(words.message).fill(message)
  await button(words.sendBack, dialog).click()
  await page.getByText(words.sentBackByYou).waitFor()
}

/** The message and the unread comment arrive without a reload; both are answered, and the text is put right. */
export async function rework(course: CoursePage, story: ReviewStory, sent: SentBack): Promise<void> {
  const { page, locale, frame, button } = course
  const words = summaryWords[locale]
  const { step, field } = story.about
  await page.getByText(reviewStateWords[locale].sentBack, { exact: true }).waitFor()
  await page.getByText(sent.message).first().waitFor()
  await course.follow(step)
  const read = frame('step.comment', { field, count: 1 })
  await button(`${read}. ${frame('step.unread', { count: 1 })}`).click()
  const thread = page.getByRole('dialog')
  await thread.getByText(story.comment).waitFor()
  const box = thread.getByRole('textbox', { name: feedbackWords[locale].input })
  await box.fill(sent.answer)
  await box.press('Enter')
  await thread.getByText(sent.answer).waitFor()
  await page.keyboard.press('Escape')
  await button(frame('step.comment', { field, count: 2 })).waitFor()
  await page.getByRole('textbox', { name: sent.box ?? field }).fill(sent.edited)
  await course.isTicked(step)
  await course.follow('summary')
  await button(words.askAgain).click()
  await page.getByText(words.requests.replace('{n}', '2')).waitFor()
}

/** Only what was changed is shown, word by word. */
export async function readChange(mentor: CoursePage, story: ReviewStory, sent: SentBack): Promise<void> {
  const { page, locale, stepText } = mentor
  await page.getByRole('tab', { name: reviewWords[locale].changes, selected: true }).waitFor()
  const change = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: stepText(story.about.step).title }) })
  await change.getByText(reviewWords[locale].countOne).waitFor()
  await change.locator('ins').filter({ hasText: sent.added }).waitFor()
  await change.locator('del').filter({ hasText: sent.removed }).waitFor()
}

export async function approve({ page, locale, button }: CoursePage, story: ReviewStory): Promise<void> {
  const words = summaryWords[locale]
  await button(words.approve).click()
  const dialog = page.getByRole('dialog', { name: words.approve })
  await dialog.getByLabel(words.messageOptional).fill(story.approval)
  await button(words.approve, dialog).click()
  await page.getByText(words.isApproved).waitFor()
}

export async function rate({ page, locale, button }: CoursePage, story: ReviewStory): Promise<void> {
  const words = summaryWords[locale]
  await page.getByText(reviewStateWords[locale].approved, { exact: true }).waitFor()
  await page.getByRole('radiogroup', { name: words.questions[0] }).getByLabel(words.scale[4]).check()
  await page.getByLabel(words.inYourWords).fill(story.rating)
  await button(words.sendRating).click()
  await page.getByRole('heading', { name: words.rating }).waitFor({ state: 'detached' })
}

/** The files as they arrive at the founder's computer. */
export async function download({ page, locale, button }: CoursePage, format: 'pdf' | 'docx') {
  const arrival = page.waitForEvent('download')
  await button(downloadsWords[locale][format]).click()
  const file = await arrival
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) }
}
