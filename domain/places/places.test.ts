import { expect, test } from 'vitest'
import { countryList, countryName, isCountry, languageList, languageName, phoneCodeList } from './places.ts'

test('names every country in the language of the reader, in its order', () => {
  const labels = countryList('es').map(({ label }) => label)
  expect(labels.slice(0, 3)).toEqual(['Afganistán', 'Albania', 'Alemania'])
  expect(new Set(labels).size).toBe(labels.length)
  expect(countryList('en')).toContainEqual({ value: 'PE', label: 'Peru' })
  expect(countryList('es')).toContainEqual({ value: 'PE', label: 'Perú' })
  expect(labels.length).toBeGreaterThan(230)
})

test('offers sixty languages and more, once each, as a name is written', () => {
  for (const locale of ['en', 'es'] as const) {
    const labels = languageList(locale).map(({ label }) => label)
    expect(labels.length).toBeGreaterThan(60)
    expect(new Set(labels).size).toBe(labels.length)
    expect(labels.every((label) => label.charAt(0) === label.charAt(0).toLocaleUpperCase(locale))).toBe(true)
  }
  expect(languageName('qu', 'es')).toBe('Quechua')
})

test('has a telephone code for every country, also where countries share one', () => {
  const codes = phoneCodeList('en')
  expect(codes).toHaveLength(countryList('en').length)
  expect(codes).toContainEqual({ value: '+51', country: 'PE', label: 'Peru (+51)' })
  expect(codes.filter(({ value }) => value === '+1').length).toBeGreaterThan(10)
  expect(codes.every(({ value }) => /^\+[1-9]\d{0,3}$/.test(value))).toBe(true)
})

test('a text that is no code is its own name', () => {
  expect(countryName('Atlantis', 'en')).toBe('Atlantis')
  expect(languageName('Kichwa', 'es')).toBe('Kichwa')
  expect([isCountry('PE'), isCountry('pe'), isCountry('Peru')]).toEqual([true, false, false])
})
