import type { CanvasView } from '#course/plan-view/canvas-view.ts'
import { cutText } from '#domain/text.ts'
import { boundedText } from '#server/documents/bounds.ts'
import { planWords } from '#server/documents/plan/plan-words.ts'
import { documentWords } from '#server/documents/words.ts'

/** What stands above and below the boxes. */
export function canvasEdges({ locale, project, day, isDraft }: CanvasView) {
  const words = { ...documentWords[locale], ...planWords[locale] }
  return {
    project: cutText(boundedText(project), 80) || words.unnamed,
    title: words.onePage,
    foot: [day, ...(isDraft ? [words.draft] : [])].join(' · '),
    page: `${words.page[0]}1${words.page[1]}1`,
  }
}
