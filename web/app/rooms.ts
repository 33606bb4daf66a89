import type { ComponentType } from 'react'
import type { PlacedStep } from '#course/course.ts'

type RoomScreen = { Screen: ComponentType }

/** Found, not registered: a room with a screen.tsx has a screen. */
const rooms = import.meta.glob<RoomScreen>('../../course/*/*/screen.tsx')

const stock: Partial<Record<PlacedStep['type'], () => Promise<RoomScreen>>> = {
  introduction: async () => ({
    Screen: (await import('#web/step-kit/introduction-screen.tsx')).IntroductionScreen,
  }),
  summary: async () => ({
    Screen: (await import('#web/step-kit/summary/summary-screen.tsx')).SummaryScreen,
  }),
}

/** Loads the screen of a step, or gives undefined while nobody has built it. */
export function roomOf(step: PlacedStep): (() => Promise<RoomScreen>) | undefined {
  return rooms[`../../course/${step.module.folder}/${step.slug}/screen.tsx`] ?? stock[step.type]
}
