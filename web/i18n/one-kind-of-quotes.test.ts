import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

const files = ['course', 'domain', 'server', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|json|md|html)$/.test(file) && !/\.test(?:-kit)?\./.test(file))
    .map((file) => join(folder, file)),
)

/** What reads the words of others knows every kind of quotes: in a class of characters, or one by itself. */
const asCharacters = /\[[^\]\n]*\]|'[‘’]'/g
const curly = /[“”„«»‘’]/

function curlyLines(source: string): string[] {
  return source.split('\n').filter((line) => curly.test(line.replace(asCharacters, '')))
}

test('texts, steps, plans to look at and mails have straight quotes and no others, in both languages', () => {
  const found = files.flatMap((file) =>
    curlyLines(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})

test.each([
  ["locked: 'Your mentor’s approval unlocks it.'", 1],
  ['quote: «the text»', 1],
  ['locked: \'Your approval unlocks "it".\'', 0],
  ["text.match(/[\\p{L}'’-]+/u)", 0],
  [".replaceAll('’', \"'\")", 0],
])('%s has %i of them', (source, count) => {
  expect(curlyLines(source)).toHaveLength(count)
})
