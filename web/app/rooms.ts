import { type ComponentType, createElement } from 'react'
import type { PlacedStep } from '#course/course.ts'
import { loadGapNames, loadReport } from '#course/modules.ts'

type RoomScreen = { Screen: ComponentType }
export type LoadRoom = () => Promise<RoomScreen>

/** Found, not registered: a room with a screen.tsx has a screen. */
const rooms = import.meta.glob<RoomScreen>('../../course/*/*/screen.tsx')

const loadIntroduction: LoadRoom = async () => ({
  Screen: (await import('#web/step-kit/introduction-screen.tsx')).IntroductionScreen,
})

// One function for each module, so that the screen of a step stays the same screen.
const summaries = new Map<string, LoadRoom>()

/** The summary of a module comes with the report and the names of that module alone. */
function summaryOf({ slug }: PlacedStep['module']): LoadRoom {
  const known = summaries.get(slug)
  if (known) return known
  const load: LoadRoom = async () => {
    const [{ SummaryScreen }, report, names] = await Promise.all([
      import('#web/step-kit/summary/summary-screen.tsx'),
      loadReport(slug),
      loadGapNames(slug),
    ])
    return { Screen: () => createElement(SummaryScreen, { report, gapNames: names }) }
  }
  summaries.set(slug, load)
  return load
}

/** Loads the screen of a step, or gives undefined while nobody has built it. */
export function roomOf(step: PlacedStep): LoadRoom | undefined {
  const own = rooms[`../../course/${step.module.folder}/${step.slug}/screen.tsx`]
  if (own) return own
  if (step.type === 'introduction') return loadIntroduction
  return step.type === 'summary' ? summaryOf(step.module) : undefined
}
