import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  date,
  type Field,
  flag,
  group,
  line,
  list,
  looseRef,
  money,
  number,
  option,
  origin,
  percent,
  ref,
  text,
  whole,
} from './fields.ts'
import { fieldsValidator, validatorOf } from './validators.ts'

const id = 'a1b2c3d4e5f60718293a4b5c'
const colours = option([
  { value: 'red', en: 'Red', es: 'Rojo' },
  { value: 'In favor', en: 'In favor', es: 'A favor' },
])

const accepted: [string, Field, unknown[]][] = [
  ['text', text(5), ['', 'abc', 'ñandú', 'a\nb']],
  ['number', number(), [0, 0.5, 1e12]],
  ['number with a range', number({ min: -5, max: 5 }), [-5, 0, 5]],
  ['whole', whole(1, 5), [1, 5]],
  ['money', money(), [0, 12.34, 1e12]],
  ['percent', percent(), [0, 33.3, 100]],
  ['option', colours, ['red', 'In favor']],
  ['flag', flag(), [true, false]],
  ['date', date(), ['2027-03', '2027-03-10', '2027-03-10T12:00:00Z', '2027-03-10T12:00:00.000+02:00']],
  ['ref', ref('segment'), [id, '']],
  ['origin', origin('input'), [id, '']],
  ['loose ref', looseRef(), [id, '', 'a word of its own']],
  ['group', group({ name: text(3) }), [{}, { name: 'abc' }, { name: null }]],
  ['list', list(text(3), 2), [[], ['a'], ['a', 'b']]],
  ['list of groups', list(group({ cost: money() })), [[{ cost: 1 }, { cost: null }, {}]]],
]

const refused: [string, Field, unknown[]][] = [
  ['text', text(5), ['abcdef', 'a\u0000b', '\ud83c', 5, true, {}, [], undefined]],
  ['number', number(), [-1, 1e12 + 1, '5', Number.NaN, Number.POSITIVE_INFINITY, true]],
  ['number with a range', number({ min: -5, max: 5 }), [-6, 6]],
  ['whole', whole(1, 5), [0, 6, 1.5, '3']],
  ['money', money(), [-0.01, 1e13, '12']],
  ['percent', percent(), [-1, 100.1, '50']],
  ['option', colours, ['Red', 'in favor', '', 0, 'toString']],
  ['flag', flag(), ['true', 0, 1]],
  ['date', date(), ['', 'tomorrow', '10/03/2027', '2027-13-01', '2027-03-10T', 20270310]],
  ['ref', ref('segment'), [id.slice(1), id.toUpperCase(), `${id}0`, 'g'.repeat(24), `${id}\n`, 5]],
  ['loose ref', looseRef(), ['x'.repeat(121), 'a\u0000', 5]],
  ['group', group({ name: text(3) }), [{ name: 'abcd' }, { nome: 'abc' }, 'abc', [], { name: 5 }]],
  ['list', list(text(3), 2), [['a', 'b', 'c'], ['abcd'], [null], 'a', { 0: 'a' }]],
]

const passes = (field: Field, value: unknown) => validatorOf(field).safeParse(value).success

describe('validators', () => {
  it.each(accepted)('accept %s', (_, field, values) => {
    for (const value of values) expect([value, passes(field, value)]).toEqual([value, true])
  })

  it.each(refused)('refuse %s', (_, field, values) => {
    for (const value of values) expect([value, passes(field, value)]).toEqual([value, false])
  })

  it('refuse a date that no calendar has', () => {
    for (const value of ['2027-02-30', '2027-04-31', '2027-02-29'])
      expect([value, passes(date(), value)]).toEqual([value, false])
    expect(passes(date(), '2028-02-29')).toBe(true)
  })

  it('let null clear any field, and a field stay unsaid', () => {
    for (const [name, field] of accepted) {
      const validator = fieldsValidator({ [name]: field })
      expect(validator.safeParse({ [name]: null }).success).toBe(true)
      expect(validator.safeParse({}).success).toBe(true)
    }
  })

  it('refuse an unknown name instead of dropping it', () => {
    const validator = fieldsValidator({ name: text() })
    for (const name of ['owner_id', '_id', '__proto__', 'constructor']) {
      expect(validator.safeParse(JSON.parse(`{"name":"a","${name}":"b"}`)).success).toBe(false)
    }
  })

  it('refuse a text exactly when it is too long or cannot be stored', () => {
    const units = fc.constantFrom('a', 'ñ', '\u0000', '\ud83c', '\udf31', '🌱', ' ')
    fc.assert(
      fc.property(fc.string({ unit: units, maxLength: 12 }), fc.nat(12), (value, max) => {
        const isStorable = !value.includes('\u0000') && value.isWellFormed()
        expect(passes(text(max), value)).toBe([...value].length <= max && isStorable)
      }),
    )
  })

  it('refuse a number exactly when it is outside its range', () => {
    fc.assert(
      fc.property(fc.double(), fc.double({ noNaN: true }), fc.double({ noNaN: true }), (value, a, b) => {
        const [min, max] = a < b ? [a, b] : [b, a]
        const inside = Number.isFinite(value) && value >= min && value <= max
        expect(passes(number({ min, max }), value)).toBe(inside)
      }),
    )
  })

  it('answer with reasons from the closed list', () => {
    const reasonOf = (field: Field, value: unknown) =>
      validatorOf(field).safeParse(value).error?.issues[0]?.message
    expect(reasonOf(text(1), 'ab')).toBe('tooLong')
    expect(reasonOf(text(9), 'a\u0000')).toBe('forbiddenCharacter')
    expect(reasonOf(money(), -1)).toBe('notNumber')
    expect(reasonOf(money(), 'x')).toBe('notNumber')
    expect(reasonOf(percent(), 101)).toBe('percent')
    expect(reasonOf(colours, 'blue')).toBe('unknownOption')
    expect(reasonOf(date(), 'soon')).toBe('notDate')
    expect(reasonOf(ref('segment'), 'x')).toBe('notId')
  })
})

it('a name has one line; a text may have many', () => {
  const reasonOf = (field: Field, value: string) =>
    validatorOf(field).safeParse(value).error?.issues[0]?.message
  for (const value of ['Ana\nRivera', 'Ana\r', 'a\u2028b', 'a\u0085b', 'a\tb']) {
    expect(reasonOf(line(80), value)).toBe('oneLine')
    expect(reasonOf(text(80), value)).toBeUndefined()
  }
  expect(reasonOf(line(80), 'Ana 💧 Rivera')).toBeUndefined()
})
