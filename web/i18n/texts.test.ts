import { describe, expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Flat = Map<string, string>

function flatten(texts: object, prefix = '', into: Flat = new Map()): Flat {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') into.set(prefix + key, value)
    else flatten(value, `${prefix}${key}.`, into)
  }
  return into
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()

const files: (readonly [string, Flat, Flat])[] = [['application', flatten(en), flatten(es)]]

describe.each(files)('%s texts', (_name, english, spanish) => {
  test('have the same keys in both languages', () => {
    expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('have the same placeholders in both languages', () => {
    for (const [key, text] of english) {
      expect(placeholders(spanish.get(key) ?? ''), key).toEqual(placeholders(text))
    }
  })

  test('are never empty', () => {
    for (const [key, text] of [...english, ...spanish]) expect(text.trim(), key).not.toBe('')
  })
})
