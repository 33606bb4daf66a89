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

  it('turns the older funding rows into funding sources', () => {
    const funding = [
      { amount: 10, source: 'loan', years: 1 },
      { amount: 5, source: 'my aunt' },
    ]
    expect(normalise('business', { financials: { funding } }, now).financials).toEqual({
      ...emptyFinancials,
      fundingSources: [
        { amount: 10, type: 'loan', years: 1 },
        { amount: 5, type: 'other' },
      ],
    })
  })

  it('turns the older shape of funding into funding sources', () => {
    const funding = [
      { amount: 100, source: 'grant', years: 2, interestRate: 0, status: 'have it' },
      { amount: 50, source: 'my uncle' },
    ]
    const fundingSources = [{ amount: 1, type: 'loan' }]
    expect(normalise('business', { financials: { funding, fundingSources } }, now).financials).toEqual({
      ...emptyFinancials,
      fundingSources: [
        { amount: 1, type: 'loan' },
        { amount: 100, type: 'grant', years: 2, interestRate: 0, status: 'have it' },
        { amount: 50, type: 'other' },
      ],
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
