import { buildCanvas } from '#course/plan-view/canvas.ts'
import { boundedText } from '#server/documents/bounds.ts'
import type { PlanOrder } from '#server/documents/orders.ts'

export async function makeCanvas({ facts, locale, scenario, format }: PlanOrder): Promise<Uint8Array> {
  const view = await buildCanvas(facts, locale, scenario)
  const author = boundedText(facts.founder)
  // Only one of the libraries is loaded.
  return format === 'docx'
    ? (await import('./canvas-word.ts')).canvasWord(view, author)
    : (await import('./canvas-pdf.ts')).canvasPdf(view, author)
}
