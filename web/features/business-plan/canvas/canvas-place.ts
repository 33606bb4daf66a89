import { createContext, useContext } from 'react'
import type { PlanPlace } from '#course/plan-view/section-list.ts'

/** Who looks at the page, and where things are written. */
type CanvasPlace = {
  /** The address of a step for those who may write there; null for all others. */
  readonly stepPath: (place: PlanPlace) => string | null
}

export const CanvasPlaceContext = createContext<CanvasPlace>({ stepPath: () => null })
export const useCanvasPlace = () => useContext(CanvasPlaceContext)
