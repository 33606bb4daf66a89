import type { RoomReport } from '#course/contract/report.ts'
import { olderNote } from '#course/understanding-the-problem/shared/basis.ts'
import { circlePicture } from './circle-picture.ts'
import { missionOf, whyOf } from './why.ts'

/** Where it began, the golden circle, and what came out of it: mission and vision. */
export const report: RoomReport = (plan, locale, { facts }) => {
  const why = whyOf(plan)
  const story = why.story.trim()
  const picture = circlePicture(why, locale)
  return [
    ...(story ? [{ kind: 'quote', text: story } as const] : []),
    ...(picture ? [{ kind: 'picture', picture } as const] : []),
    ...facts('missionStatement', 'visionStatement'),
    ...olderNote(plan, missionOf(why), locale),
  ]
}
