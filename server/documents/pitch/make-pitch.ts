import { buildPitch } from '#course/plan-view/pitch.ts'
import type { PlanOrder } from '#server/documents/orders.ts'
import { slideShow } from './slides.ts'

/** The pitch as slides; only one of the libraries is loaded. */
export async function makePitch({ facts, locale, scenario, format }: PlanOrder): Promise<Uint8Array> {
  const show = slideShow(buildPitch(facts, locale, scenario))
  if (format === 'pdf') return (await import('./pdf-slides.ts')).pdfSlides(show)
  return (await import('./pptx-file.ts')).pptxFile(show)
}
