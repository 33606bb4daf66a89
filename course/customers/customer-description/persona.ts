import { planCurrency } from '#course/contract/plan-currency.ts'
import { labelOf, type Segment } from '#course/shared/segments.ts'
import type { Locale } from '#domain/errors.ts'
import { figures } from '#domain/figures.ts'
import { currencyUnit, withUnit } from '#domain/money-text.ts'
import { familyStatuses, genders, incomeFrequencies } from '#domain/options/customers.ts'
import { countryName } from '#domain/places/places.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { words } from './words.ts'

export const step = 'customer-description'

export type Profile = NonNullable<Segment['profile']>

const organisations = {
  en: { ...words.en.person, ...words.en.organisation },
  es: { ...words.es.person, ...words.es.organisation },
}

/** Of an organisation the portrait shows the contact person, and some questions are other ones. */
export const labelsOf = ({ type }: Segment, locale: Locale) =>
  type === 'B2B' ? organisations[locale] : words[locale].person

export function ageText(age: Profile['age'], locale: Locale): string {
  const [from, to] = age ?? []
  return typeof from === 'number' && typeof to === 'number' ? words[locale].years(from, to) : ''
}

export const placeText = ({ city, state, country }: Profile, locale: Locale): string =>
  [city, state, country && countryName(country, locale)].filter((place) => !isBlank(place)).join(', ')

type Row = { readonly name: keyof Profile; readonly label: string; readonly value: string }

/** What is known of the person besides the name, the work and the story; the unknown is left out. */
export function personaRows(plan: PlanData, segment: Segment, locale: Locale): readonly Row[] {
  const profile = segment.profile ?? {}
  const label = labelsOf(segment, locale)
  const { income_amount: amount } = profile
  const income = [
    labelOf(incomeFrequencies, profile.income, locale),
    typeof amount === 'number'
      ? withUnit(figures(amount, locale), currencyUnit(planCurrency(plan), locale))
      : '',
  ]
  const rows: readonly Row[] = [
    { name: 'age', label: label.age, value: ageText(profile.age, locale) },
    { name: 'gender', label: label.gender, value: labelOf(genders, profile.gender, locale) },
    { name: 'country', label: words[locale].place, value: placeText(profile, locale) },
    {
      name: 'work_description',
      label: label.work_description,
      value: profile.work_description?.trim() ?? '',
    },
    { name: 'income', label: label.income, value: income.filter(Boolean).join(' · ') },
    {
      name: 'family_status',
      label: label.family_status,
      value: labelOf(familyStatuses, profile.family_status, locale),
    },
  ]
  return rows.filter(({ value }) => value !== '')
}
