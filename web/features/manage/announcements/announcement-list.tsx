import { figures } from '#domain/figures.ts'
import { announcementAudiences } from '#domain/options/programme.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { shortDay, shortSpan } from '#web/i18n/short-moment.ts'
import { inLanguage } from '#web/shared/announcement/in-language.ts'
import type { Filter, ListDefinition } from '#web/shared/list/list-definition.ts'
import { StateBadge, type Tone } from '#web/shared/list/state-badge.tsx'
import type { ManagedAnnouncement, Places } from './announcement-documents.ts'
import { words } from './words.ts'

const states = ['up', 'planned', 'over'] as const
const tones: Readonly<Record<string, Tone>> = { up: 'good', planned: 'waits', over: 'quiet' }
const mostCounted = 1000

/** Whom it is for, from the widest to the narrowest: 'Acme · Spring · Mentors'; among its own people 'Spring · Mentors'. */
function audienceOf(row: ManagedAnnouncement, locale: Locale, isPlatform: boolean): string {
  const said = words[locale]
  const roles: Readonly<Record<string, string>> = said.roles
  const everybody = row.audience === 'managers' ? said.audience.managers : said.audience.everybody
  const own = isPlatform
    ? [row.org_name, row.cohort_title]
    : [row.cohort_title ?? said.audience.ownOrganisation]
  const place = row.org_id ? own : [everybody]
  return [...place, row.role ? roles[row.role] : null].filter(Boolean).join(' · ')
}

function periodOf({ visible_from: from, visible_until: until }: ManagedAnnouncement, locale: Locale): string {
  return until ? shortSpan(from, until, locale) : shortDay(from, locale)
}

const titleOf = (row: ManagedAnnouncement, locale: Locale) => inLanguage(row, locale).title

const stateNames: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: words.en.states,
  es: words.es.states,
}

const stateFilter: Filter = {
  name: 'state',
  title: { en: 'State', es: 'Estado' },
  options: states.map((value) => ({ value, en: words.en.states[value], es: words.es.states[value] })),
}

/** In an organisation its cohorts are offered; on the platform the kinds of audience and the organisations. */
export function announcementList(org: string | null, places: Places): ListDefinition<ManagedAnnouncement> {
  const isPlatform = org === null
  const same = (value: string, name: string) => ({ value, en: name, es: name })
  const cohorts = places.flatMap((place) => place.cohorts.map(({ _id, title }) => same(_id, title)))
  const organisations = places.map(({ _id, name }) => same(_id, name))
  const filters: readonly Filter[] = isPlatform
    ? [
        { name: 'audience', title: { en: 'Audience', es: 'Destinatarios' }, options: announcementAudiences },
        { name: 'organisation', title: { en: 'Organisation', es: 'Organización' }, options: organisations },
      ]
    : [{ name: 'cohort', title: { en: 'Cohort', es: 'Cohorte' }, options: cohorts }]
  return {
    name: isPlatform ? 'platform-announcements' : 'announcements',
    title: { en: 'Announcements', es: 'Anuncios' },
    searched: { en: 'Title or text', es: 'Título o texto' },
    columns: [
      { name: 'title', title: { en: 'Title', es: 'Título' }, show: titleOf },
      {
        name: 'audience',
        title: { en: 'For', es: 'Para' },
        show: (row, locale) => audienceOf(row, locale, isPlatform),
      },
      {
        name: 'state',
        title: { en: 'State', es: 'Estado' },
        show: ({ state }, locale) => (
          <StateBadge tone={tones[state] ?? 'quiet'}>{stateNames[locale][state] ?? state}</StateBadge>
        ),
      },
      {
        name: 'period',
        title: { en: 'From – until', es: 'Desde – hasta' },
        sort: 'from',
        isShort: true,
        show: periodOf,
      },
      {
        name: 'reads',
        isNumber: true,
        title: { en: 'Read by', es: 'Lecturas' },
        show: ({ reads }, locale) =>
          reads > mostCounted ? `${figures(mostCounted, locale)}+` : figures(reads, locale),
      },
      {
        name: 'pinned',
        title: { en: 'Pinned', es: 'Fijado' },
        show: ({ pinned }, locale) => (pinned ? (locale === 'es' ? 'Sí' : 'Yes') : null),
      },
      {
        name: 'author',
        title: { en: 'Written by', es: 'Escrito por' },
        show: ({ author_name }) => author_name,
        isExtra: true,
      },
      {
        name: 'changed',
        isShort: true,
        title: { en: 'Last changed', es: 'Último cambio' },
        sort: 'changed',
        show: ({ updated_at }, locale) => shortDay(updated_at, locale),
        isExtra: true,
      },
    ],
    filters: [stateFilter, ...filters],
    firstSort: '-from',
    nameOf: titleOf,
    leads: 'beside',
    exportPath: org === null ? '/exports/announcements' : `/exports/organisation/${org}/announcements`,
    none: {
      en: {
        title: 'Your first announcement',
        why: 'What concerns many people at once stands here: they find it in their menu, marked as new until they have read it.',
      },
      es: {
        title: 'Tu primer anuncio',
        why: 'Lo que interesa a muchas personas a la vez va aquí: lo encuentran en su menú, marcado como nuevo hasta que lo lean.',
      },
    },
  }
}
