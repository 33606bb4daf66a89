import type { CanvasView } from './canvas-view.ts'
import type { PlanView } from './plan-view.ts'

/** What somebody without an account reads by a link. */
export type SharedView = {
  readonly project: string
  /** The only name that goes along: who stands behind the plan. */
  readonly founder: string
} & (
  | { readonly what: 'plan'; readonly view: PlanView }
  | { readonly what: 'canvas'; readonly view: CanvasView }
)

/** The view as it was asked for, and until when the link shows it. */
export type SharedReading = { readonly until: string; readonly shared: SharedView }

const nothingToWrite = { places: [], missing: [] } as const

/** Without the ways to the steps, what is not written yet, and the parts of which nothing is: these are the team's. */
export function planForReaders(view: PlanView): PlanView {
  const written = view.sections.filter(({ blocks }) => blocks.length > 0)
  return { ...view, sections: written.map((section) => ({ ...section, ...nothingToWrite })) }
}

export function canvasForReaders(view: CanvasView): CanvasView {
  const rows = view.rows.map((row) => ({
    ...row,
    boxes: row.boxes.map((box) => ({ ...box, ...nothingToWrite })),
  }))
  return { ...view, rows }
}
