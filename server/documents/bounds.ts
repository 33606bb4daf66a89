import { longestText, shortened } from '#domain/text.ts'
import { withTexts } from './block-texts.ts'
import type { DocumentBlock, Section } from './document.ts'

// A document of this length has some hundred pages, and is made well within the time it is given.
export const longestDocument = 300_000
// What a cell, an item or a line of a picture costs beside its letters.
const each = 40

// What neither PDF nor XML can hold; line ends and tabs stay.
const unwritable = /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu

export function boundedText(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').replace(unwritable, '').toWellFormed()
  return shortened(plain, longestText)
}

/** The sections as far as a document may go. */
export function cutToLength(sections: readonly Section[]): { kept: Section[]; isCut: boolean } {
  let room = longestDocument
  const kept: Section[] = []
  for (const section of sections) {
    const fitting: DocumentBlock[] = []
    for (const block of section.blocks) {
      let length = 0
      const bounded = withTexts(block, (text) => {
        const short = boundedText(text)
        length += short.length + each
        return short
      })
      room -= length
      if (room >= 0) fitting.push(bounded)
    }
    if (fitting.length > 0) kept.push({ ...section, title: boundedText(section.title), blocks: fitting })
  }
  return { kept, isCut: room < 0 }
}
