import type { CoursePage } from './course-page.ts'

/** What a person does in a room until it is complete. */
export type Work<Story> = (course: CoursePage, story: Story) => Promise<void>

/** From the introduction through every room of a module, in the order of the course, to its summary. */
export async function walkModule<Story>(
  course: CoursePage,
  works: Readonly<Record<string, Work<Story>>>,
  story: Story,
  check: (course: CoursePage) => Promise<void>,
): Promise<void> {
  await course.isShown('introduction')
  for (const [index, step] of course.steps.entries()) {
    const next = course.steps[index + 1]
    if (!next) return
    const work = works[step]
    if (!work) throw new Error(`Nobody knows what to do in ${step}`)
    await work(course, story)
    // An introduction is complete once the module was started.
    if (index > 0) await course.isTicked(step)
    await check(course)
    await course.goOn(step, next)
    await course.isTicked(step)
  }
}
