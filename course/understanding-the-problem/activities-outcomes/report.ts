import type { RoomReport } from '#course/contract/report.ts'
import { chainPictures } from './chain-picture.ts'

/** The theory of change; while there is no activity, only where it shall lead. */
export const report: RoomReport = (plan, locale, { facts }) => {
  const pictures = chainPictures(plan, locale)
  if (pictures.length === 0) return facts('impact')
  return pictures.map((picture) => ({ kind: 'picture', picture }))
}
