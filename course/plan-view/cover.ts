import { planCurrency } from '#course/contract/plan-currency.ts'
import { partNames, partsOf } from '#course/pricing/value-proposition/proposition.ts'
import { words as sentenceWords } from '#course/pricing/value-proposition/words.ts'
import { labelOf } from '#course/shared/segments.ts'
import { sectors } from '#domain/options/know-how.ts'
import { businessStages } from '#domain/options/people.ts'
import { countryName } from '#domain/places/places.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import type { PlanFacts, PlanView } from './plan-view.ts'
import type { Telling } from './telling.ts'

const words = {
  en: {
    mission: 'Mission',
    countries: 'Countries',
    sectors: 'Sectors',
    stage: 'Stage',
    start: 'Start',
    currency: 'All amounts in',
    founder: 'Founder',
    cohort: 'Cohort',
    date: 'Date',
  },
  es: {
    mission: 'Misión',
    countries: 'Países',
    sectors: 'Sectores',
    stage: 'Etapa',
    start: 'Inicio',
    currency: 'Todos los montos en',
    founder: 'Fundadora o fundador',
    cohort: 'Cohorte',
    date: 'Fecha',
  },
} as const

/** The first sentence of the value proposition. */
export function taglineOf({ plan, locale, takes }: Telling): string {
  if (!takes('six')) return ''
  const [first] = (plan.segment ?? [])
    .map(({ _id }) => partsOf(plan, _id))
    .filter((parts) => partNames.every((name) => !isBlank(parts[name])))
  if (!first) return ''
  const [sentence = ''] = sentenceWords[locale].say(first).split(/(?<=\.)\s+/)
  return sentence
}

/** What stands on the cover below the name; the unknown is left out. */
export function coverFacts(
  { project, founder, cohort, today }: PlanFacts,
  told: Telling,
  figures: PlanView['figures'],
): PlanView['facts'] {
  const { plan, locale } = told
  const text = words[locale]
  const rows = [
    { label: text.mission, value: told.takes('one') ? (businessOf(plan)?.missionStatement ?? '') : '' },
    { label: text.countries, value: named(project.countries, (code) => countryName(code, locale)) },
    { label: text.sectors, value: named(project.sectors, (one) => labelOf(sectors, one, locale) || one) },
    { label: text.stage, value: labelOf(businessStages, project.stage, locale) },
    { label: text.start, value: told.takes('seven') ? dayText(startOf(plan), locale) : '' },
    { label: text.currency, value: figures.length > 0 ? planCurrency(plan) : '' },
    { label: text.founder, value: founder },
    { label: text.cohort, value: cohort },
    { label: text.date, value: dayText(today, locale) },
  ]
  return rows.map(({ label, value }) => ({ label, value: value.trim() })).filter(({ value }) => value !== '')
}

const named = (values: readonly string[], name: (value: string) => string) => values.map(name).join(', ')

const startOf = (plan: PlanData) => businessOf(plan)?.startDate ?? ''

function dayText(date: string, locale: ReportLocale): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return ''
  return longDays[locale].format(day)
}

const style = { dateStyle: 'long', timeZone: 'UTC' } as const
const longDays: Readonly<Record<ReportLocale, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en', style),
  es: new Intl.DateTimeFormat('es', style),
}
