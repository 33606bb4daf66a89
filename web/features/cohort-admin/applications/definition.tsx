import type { Choice } from '#domain/fields.ts'
import { expertises, sectors } from '#domain/options/know-how.ts'
import { businessStages, type JoiningRole } from '#domain/options/people.ts'
import { countryName, languageName } from '#domain/places/places.ts'
import { labelOf } from '#web/forms/labels.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { longDay } from '#web/i18n/long-day.ts'
import type { Column, Filter, ListDefinition } from '#web/shared/list/list-definition.ts'
import { ApplicantName } from './applicant-name.tsx'
import type { ApplicationPage, ListedApplication } from './application-documents.ts'
import { ListedScore } from './listed-score.tsx'
import { fullName } from './names.ts'
import { StatusBadge } from './status-badge.tsx'
import type { Tab } from './tabs.ts'
import { words } from './words.ts'

type Row = ListedApplication
type Offers = Pick<ApplicationPage, 'countries' | 'languages' | 'sectors'>

const named = (values: readonly (string | null)[] | null | undefined, nameOf: (value: string) => string) =>
  [...new Set(values?.filter((value) => value !== null))].map(nameOf).join(', ') || null

const name: Column<Row> = {
  name: 'name',
  title: { en: 'Name', es: 'Nombre' },
  sort: 'name',
  show: ({ user }) => <ApplicantName user={user} />,
}
const business: Column<Row> = {
  name: 'business',
  title: { en: 'Business', es: 'Negocio' },
  show: ({ user }) => user?.businessDetails?.givenBusinessName ?? null,
}
const expertise: Column<Row> = {
  name: 'expertise',
  title: { en: 'Areas of expertise', es: 'Áreas de experiencia' },
  show: ({ user }, locale) =>
    named(user?.personal_experience?.selectedExpertise, (value) => labelOf(expertises, value, locale)),
}
const teams: Column<Row> = {
  name: 'teams',
  title: { en: 'Capacity', es: 'Capacidad' },
  show: ({ user }, locale) => {
    const count = user?.mentorMotivation?.numberOfTeams
    return count ? words[locale].list.teams(count) : null
  },
}
const country: Column<Row> = {
  name: 'country',
  title: { en: 'Country', es: 'País' },
  show: ({ user }, locale) =>
    named(
      [user?.basic_data?.selectedCountry ?? null, ...(user?.businessDetails?.selectedCountries ?? [])],
      (code) => countryName(code, locale),
    ),
}
const sector: Column<Row> = {
  name: 'sector',
  title: { en: 'Sector', es: 'Sector' },
  show: ({ user }, locale) =>
    named(
      [
        ...(user?.businessDetails?.selectedSector ?? []),
        ...(user?.personal_experience?.selectedSector ?? []),
      ],
      (value) => labelOf(sectors, value, locale),
    ),
  isExtra: true,
}
const stage: Column<Row> = {
  name: 'stage',
  title: { en: 'Stage', es: 'Etapa' },
  show: ({ user }, locale) => {
    const value = user?.businessDetails?.selectedAboutSocBus
    return value ? labelOf(businessStages, value, locale) : null
  },
  isExtra: true,
}
const languages: Column<Row> = {
  name: 'languages',
  title: { en: 'Languages', es: 'Idiomas' },
  show: ({ user }, locale) =>
    named(user?.basic_data?.selectedLanguages, (code) => languageName(code, locale)),
  isExtra: true,
}
const applied: Column<Row> = {
  name: 'applied',
  title: { en: 'Applied', es: 'Se postuló' },
  sort: 'applied',
  show: ({ created_at }, locale) => longDay(created_at, locale),
}
const score: Column<Row> = {
  name: 'score',
  title: { en: 'Points', es: 'Puntos' },
  sort: 'score',
  show: (row) => (row.scored > 0 ? <ListedScore application={row} /> : null),
}
const status: Column<Row> = {
  name: 'status',
  title: { en: 'State', es: 'Estado' },
  show: (row) => <StatusBadge status={row.status} />,
}

const columns = {
  entrepreneur: [name, business, country, sector, stage, languages, applied, score, status],
  mentor: [name, expertise, teams, country, sector, languages, applied, score, status],
} as const satisfies Record<JoiningRole, readonly [Column<Row>, ...Column<Row>[]]>

const byMe: readonly Choice[] = [
  { value: 'notByMe', en: 'Not yet by me', es: 'Aún no los míos' },
  { value: 'byMe', en: 'By me', es: 'Los míos' },
]

const choicesOf = (values: readonly string[], nameOf: (value: string, locale: Locale) => string) =>
  values.map((value): Choice => ({ value, en: nameOf(value, 'en'), es: nameOf(value, 'es') }))

/** Only what occurs among these applications can be chosen. */
function filtersOf(role: JoiningRole, offers: Offers): readonly Filter[] {
  const all: readonly Filter[] = [
    { name: 'country', title: country.title, options: choicesOf(offers.countries, countryName) },
    {
      name: 'sector',
      title: sector.title,
      options: choicesOf(offers.sectors, (value, locale) => labelOf(sectors, value, locale)),
    },
    { name: 'stage', title: stage.title, options: businessStages },
    {
      name: 'language',
      title: { en: 'Language', es: 'Idioma' },
      options: choicesOf(offers.languages, languageName),
    },
    { name: 'scored', title: score.title, options: byMe },
  ]
  // A mentor has no business of a stage.
  return role === 'mentor' ? all.filter((filter) => filter.name !== 'stage') : all
}

type Shown = {
  readonly cohortId: string
  readonly role: JoiningRole
  readonly tab: Tab
  readonly offers: Offers
  /** How many applications there are, wherever they stand. */
  readonly everybody: number
}

export const noOffers: Offers = { countries: [], languages: [], sectors: [] }

/** The applications of one role as a list. */
export function applicationsDefinition({
  cohortId,
  role,
  tab,
  offers,
  everybody,
}: Shown): ListDefinition<Row> {
  return {
    name: `applications-${role}`,
    title: { en: words.en.list[role], es: words.es.list[role] },
    searched: { en: words.en.search[role], es: words.es.search[role] },
    columns: columns[role],
    filters: filtersOf(role, offers),
    firstSort: '-applied',
    nameOf: ({ user }, locale) => fullName(user, locale),
    leads: 'beside',
    exportPath: `/exports/cohort/${encodeURIComponent(cohortId)}/applications`,
    exportBeside: { role, ...(tab === 'all' ? {} : { status: tab }) },
    none: { en: noneIn('en'), es: noneIn('es') },
  }

  /** Nothing waiting, nothing in this tab, or nobody at all yet. */
  function noneIn(locale: Locale) {
    const { none } = words[locale]
    if (everybody === 0) return { ...none[role], example: none.example }
    return { title: tab === 'pending' ? none.pending : none.tab, why: none.others(everybody) }
  }
}
