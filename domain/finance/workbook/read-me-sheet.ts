import type { Frame } from './frame.ts'
import { writing } from './sheet.ts'

/** What is what, and how to play with it. */
export function readMeSheet({ words, texts }: Frame) {
  const sheet = writing(words.sheets.readMe)
  sheet.text(0, 0, words.title(texts.project), 'title')
  sheet.text(1, 0, words.made(texts.day, texts.currency), 'lead')
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
