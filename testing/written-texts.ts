import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Room } from '#course/contract/room.ts'
import { modulesWithRooms } from '#course/rooms.ts'
import { languages, parseStepText, type StepText } from '#course/texts.ts'

export type Language = (typeof languages)[number]
export type Written = {
  readonly path: string
  readonly language: Language
  readonly room: Room
  /** The first and the last page of a module. */
  readonly isFrame: boolean
  readonly isSecondEdition: boolean
  readonly text: StepText
}

/** The texts of every step in both languages. */
export const written: readonly Written[] = modulesWithRooms.flatMap(({ folder, rooms, isSecondEdition }) =>
  rooms.flatMap((room) =>
    languages.map((language) => {
      const path = join(folder, room.slug, `text.${language}.md`)
      return {
        path,
        language,
        room,
        isFrame: room.type === 'introduction' || room.type === 'summary',
        isSecondEdition: isSecondEdition === true,
        text: parseStepText(readFileSync(join(import.meta.dirname, '../course', path), 'utf8')),
      }
    }),
  ),
)

const plain = (markdown: string) => markdown.replaceAll('**', '').replace(/^(###|-|\d+\.) /gm, '')

export const wordsIn = (markdown: string) =>
  plain(markdown)
    // A number with its narrow space is one word.
    .split(/[^\S\u202f]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

export const sentencesIn = (markdown: string) =>
  plain(markdown)
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?…:;]["”»)]?,?) /))
    .filter((sentence) => sentence !== '')

export const linesIn = (markdown: string, start: RegExp) =>
  markdown.split('\n').filter((line) => start.test(line))

/** What stands under each head of a deep dive. */
export const headedParts = (markdown: string) =>
  markdown
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n')
      return { head, body: lines.join('\n').trim() }
    })

export function offenders<W extends Written>(
  texts: readonly W[],
  find: (one: W) => readonly string[],
): string[] {
  return texts.flatMap((one) => find(one).map((complaint) => `${one.path}: ${complaint}`))
}

export function outside(name: string, count: number, least: number, limit: number): string[] {
  return count < least || count > limit ? [`${name} ${count}, wanted ${least} to ${limit}`] : []
}
