import { describe, expect, it } from 'vitest'
import type { PlanKind } from '#domain/entities/index.ts'
import { refsIn } from './walk.ts'

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(24))

const cases: [PlanKind, Record<string, unknown>, [string, string | undefined][]][] = [
  [
    'pain',
    { parent: a, inputId: b, title: c },
    [
      ['inputId', b],
      ['parent', a],
    ],
  ],
  ['cause', { parent: '' }, []],
  ['cause', { parent: null }, []],
  ['input', { parent: 'a word' }, []],
  ['input', { parent: a, value: b, valueArr: [c] }, [['parent', a]]],
  [
    'offering',
    { segmentMatch: [a, b] },
    [
      ['segmentMatch', a],
      ['segmentMatch', b],
    ],
  ],
  ['offering', { painMatch: [{ painId: a }], gainMatch: null }, [['painMatch.painId', a]]],
  [
    'segment',
    { offeringMatch: [{ offeringId: a }, { title: b }], profile: { name: c } },
    [['offeringMatch.offeringId', a]],
  ],
  ['business', { modelSelection: [{ modelId: a }] }, []],
  ['goal', {}, []],
]

describe('refsIn', () => {
  it.each(cases)('%s %j', (kind, data, expected) => {
    expect(
      refsIn(kind, data)
        .map(({ path, id }) => [path, id])
        .sort(),
    ).toEqual(expected)
  })

  it('says what a reference may point at and whether it outlives it', () => {
    const found = refsIn('pain', { parent: a, inputId: b })
    expect(found.map(({ field }) => [field.to, field.onDelete])).toEqual([
      [['input'], 'keep'],
      [['segment'], 'cascade'],
    ])
  })
})
