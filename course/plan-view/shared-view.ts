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

/**
 * The ways to the steps, what is not written yet and which parts wait for the mentor are the team's; that the plan as a
 * whole is not finished is told to readers too.
 */
const onlyToRead = { places: [], missing: [], isDraft: false } as const

/** Without the parts of which nothing is written. */
export function planForReaders(view: PlanView): PlanView {
  const written = view.sections.filter(({ blocks }) => blocks.length > 0)
  return { ...view, sections: written.map((section) => ({ ...section, ...onlyToRead })) }
}

export function canvasForReaders(view: CanvasView): CanvasView {
  const rows = view.rows.map((row) => ({
    ...row,
    boxes: row.boxes.map((box) => ({ ...box, ...onlyToRead })),
  }))
  return { ...view, rows }
}
