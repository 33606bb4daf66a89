import { describe, expect, it } from 'vitest'
import { emptyFinancials } from '#domain/entities/business.ts'
import { normalise } from './normalise.ts'

const now = '2027-03-10T12:00:00.000Z'

describe('normalise', () => {
  it.each([[{}], [{ financials: null }], [{ financials: { expenses: null } }]])(
    'gives a business made from %j its five lists',
    (data) => {
      expect(normalise('business', data, now).financials).toEqual(emptyFinancials)
    },
  )

  it('keeps the lists that a business has', () => {
    const financials = { expenses: [{ cost: 1 }], fixedAssets: null }
    expect(normalise('business', { pitch: 'p', financials }, now)).toEqual({
      pitch: 'p',
      financials: { ...emptyFinancials, expenses: [{ cost: 1 }] },
    })
  })

  it('stamps an answer with the time of its last change', () => {
    expect(normalise('input', { value: 'v', lastUpdated: '1999-01-01' }, now)).toEqual({
      value: 'v',
      lastUpdated: now,
    })
  })

  it('leaves every other record as it is', () => {
    expect(normalise('segment', { name: 'n' }, now)).toEqual({ name: 'n' })
  })
})
