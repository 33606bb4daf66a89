import { expect, test } from 'vitest'
import {
  type Language,
  linesIn,
  offenders,
  outside,
  sentencesIn,
  wordsIn,
  written,
} from '#testing/written-texts.ts'
import { bullets } from './texts.ts'

// Spanish needs up to a quarter more words to say the same.
const most: Record<Language, (count: number) => number> = {
  en: (count) => count,
  es: (count) => Math.floor(count * 1.25),
}

const forbidden: Record<Language, RegExp> = {
  en: /\b(the poor|poor people|victims?|needy|underprivileged|third world|anew|from zero|from the air)\b/giu,
  es: /(?<!\p{L})(los pobres|gente pobre|víctimas?|tercer mundo|vosotros|vuestr[oa]s?|usted|costes?|móvil(es)?|ordenador(es)?|stakeholders?|break-even|cash flow|flujo de efectivo|funnel|partes interesadas|una amistad|pedir de nuevo|echar\p{L}* de menos|dad[oa]s? vuelta|recién)(?!\p{L})/giu,
}

// Given word for word; its rhythm is wanted.
const allowedLongSentence = 'Stop when the answer is something that could be changed'

test('texts keep to their lengths', () => {
  const found = offenders(written, ({ language, isFrame, text }) => [
    ...outside('characters of the title', text.title.length, 1, 45),
    ...outside('words of intro', wordsIn(text.intro), isFrame ? 1 : 35, most[language](70)),
    ...outside('words of help_intro', wordsIn(text.help_intro), isFrame ? 1 : 90, most[language](150)),
    ...(isFrame
      ? []
      : outside('words of help_deepdive', wordsIn(text.help_deepdive), 250, most[language](400))),
    ...outside('characters of primary_cta', text.primary_cta.length, 1, 28),
    ...outside('characters of secondary_cta', text.secondary_cta.length, 1, 28),
    ...bullets(text.help_tips).flatMap((tip) =>
      outside(`words of "${tip}"`, wordsIn(tip), 1, most[language](20)),
    ),
  ])
  expect(found).toEqual([])
})

test('an intro is two to five sentences in one paragraph', () => {
  const withoutQuotes = (text: string) => text.replace(/"[^"]*"/g, 'quote')
  const found = offenders(written, ({ text }) => [
    ...outside('sentences of intro', withoutQuotes(text.intro).split(/(?<=[.!?]) /).length, 2, 5),
    ...(/\n|^[-#\d]/.test(text.intro) ? ['intro is more than one paragraph'] : []),
  ])
  expect(found).toEqual([])
})

test('the first help leads into three to six numbered actions', () => {
  const found = offenders(written, ({ text }) => {
    const actions = linesIn(text.help_intro, /^\d+\. /)
    return [
      ...outside('actions', actions.length, 3, 6),
      ...(actions.every((line, index) => line.startsWith(`${index + 1}. `))
        ? []
        : ['actions are not counted']),
      ...(/^\p{L}|^¿|^¡|^"|^\*\*/u.test(text.help_intro) ? [] : ['no lead sentence']),
    ]
  })
  expect(found).toEqual([])
})

test('the deep dive has three or four headed parts', () => {
  const found = offenders(written, ({ isFrame, text }) => {
    if (isFrame) return []
    const heads = linesIn(text.help_deepdive, /^### /)
    return [
      ...outside('headed parts', heads.length, 3, 4),
      ...(text.help_deepdive.startsWith('### ') ? [] : ['does not begin with a head']),
    ]
  })
  expect(found).toEqual([])
})

test('tips are three to six list items and nothing else', () => {
  const found = offenders(written, ({ text }) => [
    ...outside('tips', bullets(text.help_tips).length, 3, 6),
    ...linesIn(text.help_tips, /^(?!- |$)/).map((line) => `not a tip: ${line}`),
  ])
  expect(found).toEqual([])
})

// The second edition mixes long and short: up to 24 words in both languages.
const longest = (language: Language, isSecondEdition: boolean) => (isSecondEdition ? 24 : most[language](20))

test('a sentence has up to 20 words, in Spanish up to 25; in the second edition up to 24', () => {
  const found = offenders(written, ({ language, isSecondEdition, text }) =>
    Object.values(text)
      .flatMap(sentencesIn)
      .filter((sentence) => wordsIn(sentence) > longest(language, isSecondEdition))
      .filter((sentence) => !sentence.startsWith(allowedLongSentence)),
  )
  expect(found).toEqual([])
})

test('helps use paragraphs, bold words, lists and heads, and no other form', () => {
  const found = offenders(written, ({ text }) =>
    [text.help_intro, withoutTables(text.help_deepdive), text.help_tips].flatMap((part) =>
      part.split('\n').filter((line) => !isAllowedForm(line)),
    ),
  )
  expect(found).toEqual([])
})

test('a table of a deep dive has up to four columns and, below its head, eight rows', () => {
  const found = offenders(written, ({ text }) =>
    (text.help_deepdive.match(tables) ?? []).flatMap((table) => {
      const rows = table.trim().split('\n')
      const columns = rows.map((row) => row.split('|').length - 2)
      return [
        ...outside('columns', Math.max(...columns), 2, 4),
        ...outside('rows', rows.length - 2, 1, 8),
        ...(new Set(columns).size === 1 ? [] : ['has rows of different lengths']),
        ...(/^\|[\s|:-]+\|$/.test(rows[1] ?? '') ? [] : ['has no head']),
      ]
    }),
  )
  expect(found).toEqual([])
})

test.each([
  '<b>Bold</b>',
  '| a | b |',
  '[here](https://a.org)',
  'see www.a.org',
  '*soft*',
  '## Big',
  '> said',
  '  - in',
  '`code`',
  '![x](y)',
  'a **b',
])('refuses the form %s', (line) => {
  expect(isAllowedForm(line)).toBe(false)
})

test('titles, intros and buttons are plain words', () => {
  const found = offenders(written, ({ text }) =>
    [text.title, text.intro, text.primary_cta, text.secondary_cta].filter(
      (part) => part.includes('**') || !isAllowedForm(part),
    ),
  )
  expect(found).toEqual([])
})

/** What people say is said in their way: an interview speaks of "usted". */
const withoutSpeech = (text: string) => text.replace(/"[^"\n]*"/g, '')

test('no text uses a word that we do not use', () => {
  const found = offenders(written, ({ language, text }) =>
    Object.values(text).flatMap((part) => withoutSpeech(part).match(forbidden[language]) ?? []),
  )
  expect(found).toEqual([])
})

const tables = /(?:^\|.*\|$\n?)+/gm
const withoutTables = (text: string) => text.replace(tables, '')

function isAllowedForm(line: string): boolean {
  const words = line.replace(/^(###|-|\d+\.) (?=\S)/, '').replace(/\*\*[^*]+\*\*/g, 'bold')
  return !/^[\s#>|+]|^- |[*_`<>[\]\\|]|https?:|www\./.test(words)
}
