import type { CoursePage } from './course-page.ts'

/** What a person does in a room until it is complete. */
export type Work<Story> = (course: CoursePage, story: Story) => Promise<void>

/**
 * From the introduction through every room of a module, in the order of the course, to its summary. Steps that wait are
 * complete only with what later ones hold. What axe finds in a room is looked for where rooms are looked at.
 */
export async function walkModule<Story>(
  course: CoursePage,
  works: Readonly<Record<string, Work<Story>>>,
  story: Story,
  waiting: readonly string[] = [],
): Promise<void> {
  await course.isShown('introduction')
  for (const [index, step] of course.steps.entries()) {
    const next = course.steps[index + 1]
    if (!next) break
    const work = works[step]
    if (!work) throw new Error(`Nobody knows what to do in ${step}`)
    await work(course, story)
    const isWaiting = waiting.includes(step)
    // An introduction is complete once the module was started.
    if (index > 0 && !isWaiting) await course.isTicked(step)
    await (isWaiting ? course.goOnAnyway(step, next) : course.goOn(step, next))
    if (!isWaiting) await course.isTicked(step)
  }
  for (const step of waiting) await course.isTicked(step)
}
