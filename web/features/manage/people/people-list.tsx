import type { Choice } from '#domain/fields.ts'
import { roles } from '#domain/options/people.ts'
import { applicationStatuses } from '#domain/options/programme.ts'
import { labelOf } from '#web/forms/labels.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { shortDay } from '#web/i18n/short-moment.ts'
import type { Column, ListDefinition } from '#web/shared/list/list-definition.ts'
import { AccountState } from './account-state.tsx'
import { accountStates, seenChoices, yesOrNo } from './choices.ts'
import type { ManagedUser, Places } from './people-documents.ts'
import { rankOf, ranks } from './rank.ts'
import { words } from './words.ts'

export function fullName({ first_name, last_name, email }: ManagedUser): string {
  return `${first_name} ${last_name}`.trim() || email
}

export const lastSeen = ({ last_seen_at }: ManagedUser, locale: Locale) =>
  last_seen_at ? shortDay(last_seen_at, locale) : words[locale].never

const columns: readonly [Column<ManagedUser>, ...Column<ManagedUser>[]] = [
  { name: 'name', title: { en: 'Name', es: 'Nombre' }, sort: 'name', show: fullName },
  { name: 'email', title: { en: 'E-mail', es: 'Correo' }, sort: 'email', show: ({ email }) => email },
  {
    name: 'role',
    title: { en: 'Role', es: 'Rol' },
    show: (person, locale) => labelOf(ranks, rankOf(person), locale),
  },
  {
    name: 'organisation',
    title: { en: 'Organisation', es: 'Organización' },
    show: ({ main_org_name, org_name }) => main_org_name ?? org_name,
  },
  { name: 'cohort', title: { en: 'Cohort', es: 'Cohorte' }, show: ({ cohort_title }) => cohort_title },
  {
    name: 'state',
    title: { en: 'Account', es: 'Cuenta' },
    show: ({ state }) => <AccountState state={state} />,
  },
  {
    name: 'seen',
    isShort: true,
    title: { en: 'Last seen', es: 'Última visita' },
    sort: 'seen',
    show: lastSeen,
  },
  {
    name: 'application',
    title: { en: 'Application', es: 'Postulación' },
    show: ({ application_status }, locale) => labelOf(applicationStatuses, application_status, locale),
    isExtra: true,
  },
  {
    name: 'created',
    isShort: true,
    title: { en: 'Joined', es: 'Desde' },
    sort: 'created',
    show: ({ created_at }, locale) => shortDay(created_at, locale),
    isExtra: true,
  },
  {
    name: 'test',
    title: { en: 'Test account', es: 'Cuenta de prueba' },
    show: ({ test_account }, locale) => (test_account ? words[locale].yes : null),
    isExtra: true,
  },
]

const named = (value: string, name: string): Choice => ({ value, en: name, es: name })

/** Everybody on the platform; the places where people belong are known later than the list. */
export function platformPeople(places: Places | undefined): ListDefinition<ManagedUser> {
  return {
    name: 'platform-users',
    title: { en: 'Platform users', es: 'Personas de la plataforma' },
    searched: {
      en: 'Name, e-mail, organisation or cohort',
      es: 'Nombre, correo, organización o cohorte',
    },
    columns,
    filters: [
      { name: 'role', title: { en: 'Role', es: 'Rol' }, options: roles },
      {
        name: 'organisation',
        title: { en: 'Organisation', es: 'Organización' },
        options: places?.organisations.map(({ _id, name }) => named(_id, name)) ?? [],
      },
      {
        name: 'cohort',
        title: { en: 'Cohort', es: 'Cohorte' },
        options: places?.cohorts.map(({ _id, title }) => named(_id, title)) ?? [],
      },
      { name: 'state', title: { en: 'Account', es: 'Cuenta' }, options: accountStates },
      { name: 'seen', title: { en: 'Last seen', es: 'Última visita' }, options: seenChoices },
      { name: 'test', title: { en: 'Test account', es: 'Cuenta de prueba' }, options: yesOrNo },
    ],
    firstSort: 'name',
    nameOf: fullName,
    leads: 'beside',
    exportPath: '/exports/platform-users',
    none: {
      en: { title: 'Nobody is here yet', why: 'As soon as somebody signs up, you find them here.' },
      es: { title: 'Aún no hay nadie', why: 'En cuanto alguien se registre, lo verás aquí.' },
    },
  }
}
