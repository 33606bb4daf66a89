import type { CanvasLine } from '#course/plan-view/canvas-view.ts'
import type { PitchDeck, PitchSlide } from '#course/plan-view/pitch-view.ts'
import type { Picture } from '#domain/report/picture.ts'
import { boundedText } from '#server/documents/bounds.ts'
import { planWords } from '#server/documents/plan/plan-words.ts'
import { documentWords } from '#server/documents/words.ts'
import { type Frame, frames, lineSpacing, pictureFrame, sizeFor } from './slide-look.ts'

/** Words in a frame; parts of a line differ in how they look. */
export type Run = { readonly text: string; readonly isBold?: boolean; readonly isSoft?: boolean }
export type Paragraph = { readonly runs: readonly Run[]; readonly size: number; readonly isItem?: boolean }
export type TextFrame = {
  readonly at: Frame
  readonly paragraphs: readonly Paragraph[]
  /** Around the middle of its frame. */
  readonly isMiddle?: boolean
}

/** Where everything stands on one slide; how it is written down is decided by each format. */
export type DrawnSlide = {
  readonly title: string
  readonly isCover: boolean
  readonly texts: readonly TextFrame[]
  readonly picture: { readonly at: Frame; readonly picture: Picture } | null
  readonly notes: string
}

export type SlideShow = {
  readonly locale: PitchDeck['locale']
  readonly project: string
  readonly author: string
  readonly foot: string
  readonly slides: readonly DrawnSlide[]
}

/** The pitch on slides: a cover, then one card each. */
export function slideShow(deck: PitchDeck): SlideShow {
  const { locale, founder, day, isDraft } = deck
  const project = boundedText(deck.project) || planWords[locale].unnamed
  const draft = isDraft ? [documentWords[locale].draft] : []
  return {
    ...{ locale, project, author: boundedText(founder) },
    foot: [project, day, ...draft].join(' · '),
    slides: [cover(deck, project, [...draft]), ...deck.slides.map(cardSlide)],
  }
}

function cover({ tagline, founder, day }: PitchDeck, project: string, draft: readonly string[]): DrawnSlide {
  const said = boundedText(tagline)
  const by = [boundedText(founder), day, ...draft].filter((text) => text !== '').join(' · ')
  return {
    ...{ title: project, isCover: true, picture: null, notes: '' },
    texts: [
      ...(said ? [{ at: frames.tagline, paragraphs: [plain(said, sizeFor(said, frames.tagline, 24))] }] : []),
      { at: frames.by, paragraphs: [{ runs: [{ text: by, isSoft: true }], size: 16 }] },
    ],
  }
}

const plain = (text: string, size: number): Paragraph => ({ runs: [{ text }], size })

function cardSlide({ title, text, lines, picture, caption, notes }: PitchSlide): DrawnSlide {
  const said = boundedText(text)
  const isAlone = !picture && lines.length === 0
  const at = isAlone ? frames.whole : frames.left
  const listAt = said ? frames.right : frames.whole
  return {
    ...{ title, isCover: false, notes: boundedText(notes) },
    texts: [
      ...(said
        ? [{ at, isMiddle: true, paragraphs: [plain(said, sizeFor(said, at, isAlone ? 44 : 34))] }]
        : []),
      ...(lines.length > 0 ? [{ at: listAt, isMiddle: true, paragraphs: listOf(lines, listAt) }] : []),
      ...(picture && caption && said
        ? [{ at: under(picture), paragraphs: [{ runs: [{ text: caption, isSoft: true }], size: 13 }] }]
        : []),
    ],
    picture: picture ? { at: said ? frames.right : frames.whole, picture } : null,
  }
}

/** Where the caption of a picture stands: right below it. */
function under(picture: Picture): Frame {
  const { x, y, width, height } = pictureFrame(picture, frames.right)
  return { x, y: y + height + 8, width, height: 22 }
}

/** Numbers large, the others as a list, together no higher than the frame. */
function listOf(lines: readonly CanvasLine[], at: Frame): readonly Paragraph[] {
  const figures = lines.filter(({ look }) => look === 'figure').length
  const items = lines.filter(({ look }) => look !== 'figure').map(({ text, note }) => `${text} ${note ?? ''}`)
  const room = at.height - figures * 48 * lineSpacing
  const size = Math.min(
    20,
    sizeFor(items.join(' '.repeat(40)), { ...at, width: at.width - 20, height: Math.max(60, room) }, 21),
  )
  return lines.map(({ look, text, note }): Paragraph => {
    const behind = note ? [{ text: ` ${boundedText(note)}`, isSoft: true }] : []
    return look === 'figure'
      ? { runs: [{ text: boundedText(text), isBold: true }, ...behind], size: 34 }
      : { runs: [{ text: boundedText(text) }, ...behind], size, isItem: true }
  })
}
