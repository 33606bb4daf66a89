import type { Frame } from './frame.ts'
import { titledSheet } from './sheet.ts'

/** What is what, and how to play with it. */
export function readMeSheet({ words, texts }: Frame) {
  const sheet = titledSheet(
    words.sheets.readMe,
    words.made(texts.day, texts.currency),
    words.title(texts.project),
  )
  let row = 3
  for (const [index, line] of words.howTo.entries()) {
    sheet.text(row, 0, line, 'text')
    if (index === 1) sheet.ask(row, 1, words.example, { format: 'text' }, '')
    row += 1
  }
  row += 1
  sheet.text(row, 0, words.contents, 'heading')
  for (const [id, about] of Object.entries(words.about)) {
    row += 1
    const name = words.sheets[id as keyof typeof words.about]
    sheet.text(row, 0, `${name}: ${about}`, 'link', name)
  }
  return sheet
}
