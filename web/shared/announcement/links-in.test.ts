import { expect, test } from 'vitest'
import { linksIn } from './links-in.ts'

test.each<[string, (string | [string, string])[]]>([
  ['No link', ['No link']],
  [
    'Read [the guide](https://example.org/guide).',
    ['Read ', ['the guide', 'https://example.org/guide'], '.'],
  ],
  ['[Write](mailto:team@example.org)', [['Write', 'mailto:team@example.org']]],
  [
    'See https://example.org/a?b=1, please',
    ['See ', ['https://example.org/a?b=1', 'https://example.org/a?b=1'], ', please'],
  ],
  [
    '[a](http://one.example) and [b](http://two.example)',
    [['a', 'http://one.example/'], ' and ', ['b', 'http://two.example/']],
  ],
])('%s', (text, pieces) => {
  expect(linksIn(text).map(({ text: said, href }) => (href ? [said, href] : said))).toEqual(pieces)
})

test.each([
  '[x](javascript:alert(1))',
  '[x](JavaScript:alert%281%29)',
  '[x](data:text/html,x)',
  '[x](/home)',
  '[x](//example.org)',
  '![x](data:image/png,x)',
  '<a href="javascript:x">x</a>',
])('%s leads nowhere and stays the text it is', (text) => {
  expect(linksIn(text)).toEqual([{ text, href: null }])
})

test('a picture is not shown, and its address not taken for words with a link', () => {
  const [first, second] = linksIn('![x](https://example.org/x.png)')
  expect(first).toEqual({ text: '![x](', href: null })
  expect(second).toMatchObject({ text: 'https://example.org/x.png' })
})
