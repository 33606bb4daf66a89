import { introductionWords } from '#web/step-kit/introduction-words.ts'
import type { CoursePage } from './course-page.ts'
import type { ReviewStory } from './review.ts'

/** The first step of every module: what the founder wants to find out. */
export async function introduce({ page, locale }: CoursePage, story: ReviewStory): Promise<void> {
  await page.getByLabel(introductionWords[locale].expectation).fill(story.expectation)
}
