import { describe, expect, it } from 'vitest'
import { errorTexts } from './error-codes.ts'
import { AppError, errorText, reasonTexts } from './errors.ts'

describe('errors', () => {
  const all = Object.entries({ ...errorTexts, ...reasonTexts })

  it.each(all)('%s has a sentence in both languages', (_, { en, es }) => {
    for (const sentence of [en, es]) expect(sentence.trim()).not.toBe('')
    expect(en).not.toBe(es)
  })

  it("keep the specification's messages letter for letter", () => {
    expect(reasonTexts.required.en).toBe('This field is required')
    expect(reasonTexts.phoneCode.en).toBe('Please add country code')
    expect(reasonTexts.selectOne.en).toBe('You must select at least one.')
    expect(reasonTexts.noDescription.en).toBe('No description provided')
  })

  it('say the reason where there is one, else what the code means', () => {
    expect(new AppError('FORBIDDEN', { reason: 'courseClosed' }).message).toBe(reasonTexts.courseClosed.en)
    expect(new AppError('NOT_FOUND').message).toBe(errorTexts.NOT_FOUND.en)
    expect(errorText('FORBIDDEN', { reason: 'courseClosed' }, 'es')).toBe(reasonTexts.courseClosed.es)
    expect(errorText('NOT_FOUND', {}, 'es')).toBe(errorTexts.NOT_FOUND.es)
  })
})
