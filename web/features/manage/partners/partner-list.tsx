import { figures } from '#domain/figures.ts'
import { shortDay } from '#web/i18n/short-moment.ts'
import type { ListDefinition } from '#web/shared/list/list-definition.ts'
import { StateBadge } from '#web/shared/list/state-badge.tsx'
import type { Partner } from './partner-documents.ts'
import { words } from './words.ts'

export const partnerList: ListDefinition<Partner> = {
  name: 'partners',
  title: { en: 'Partners', es: 'Aliados' },
  searched: { en: 'Name, address or contact', es: 'Nombre, dirección o contacto' },
  columns: [
    { name: 'name', title: { en: 'Name', es: 'Nombre' }, sort: 'name', show: ({ name }) => name },
    { name: 'address', title: { en: 'Address', es: 'Dirección' }, show: ({ slug }) => slug },
    {
      name: 'contact',
      title: { en: 'Contact', es: 'Contacto' },
      show: ({ contact_name, contact_email }) => contact_name || contact_email,
    },
    {
      name: 'admins',
      isNumber: true,
      title: { en: 'Admins', es: 'Administradores' },
      show: ({ admins }, locale) => figures(admins, locale),
    },
    {
      name: 'cohorts',
      isNumber: true,
      title: { en: 'Current cohorts', es: 'Cohortes vigentes' },
      show: ({ cohorts }, locale) => figures(cohorts, locale),
    },
    {
      name: 'teams',
      isNumber: true,
      title: { en: 'Teams', es: 'Equipos' },
      sort: 'teams',
      show: ({ teams }, locale) => figures(teams, locale),
    },
    {
      name: 'waiting',
      isNumber: true,
      title: { en: 'Waiting for approval', es: 'Esperan aprobación' },
      show: ({ waiting }, locale) => (waiting > 0 ? figures(waiting, locale) : null),
    },
    {
      name: 'state',
      title: { en: 'State', es: 'Estado' },
      show: ({ disabled }, locale) => (
        <StateBadge tone={disabled ? 'quiet' : 'good'}>
          {words[locale].states[disabled ? 'archived' : 'open']}
        </StateBadge>
      ),
    },
    {
      name: 'created',
      isShort: true,
      title: { en: 'Since', es: 'Desde' },
      sort: 'created',
      show: ({ created_at }, locale) => shortDay(created_at, locale),
      isExtra: true,
    },
  ],
  filters: [
    {
      name: 'state',
      title: { en: 'State', es: 'Estado' },
      options: [
        { value: 'open', en: words.en.states.open, es: words.es.states.open },
        { value: 'archived', en: words.en.states.archived, es: words.es.states.archived },
      ],
    },
    {
      name: 'cohorts',
      title: { en: 'Cohorts', es: 'Cohortes' },
      options: [
        { value: 'current', en: 'Current', es: 'Vigentes' },
        { value: 'waiting', en: 'Waiting for approval', es: 'Esperan aprobación' },
      ],
    },
  ],
  firstSort: 'name',
  nameOf: ({ name }) => name,
  leads: 'beside',
  none: {
    en: { title: 'Your first partner', why: 'A partner is an organisation that runs its own cohorts here.' },
    es: {
      title: 'Tu primer aliado',
      why: 'Un aliado es una organización que dirige sus propias cohortes aquí.',
    },
  },
}
