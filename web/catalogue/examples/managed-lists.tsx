import { Button } from '@mantine/core'
import { useState } from 'react'
import { CombinedError } from 'urql'
import { firstQuery, isBackwards, type ListQuery, pageSize, sortName } from '#domain/list-query.ts'
import type { Example } from '#web/catalogue/example.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { List, type ListResult } from '#web/shared/list/list.tsx'
import { type ListDefinition, namesOf } from '#web/shared/list/list-definition.ts'
import { RowPanel } from '#web/shared/list/row-panel.tsx'
import { StateBadge, type Tone } from '#web/shared/list/state-badge.tsx'
import { useChosenColumns } from '#web/shared/list/use-chosen-columns.ts'
import type { OpenRow } from '#web/shared/list/use-open-row.ts'

type Person = { readonly _id: string; readonly name: string; readonly role: string; readonly seen: string }

const names = ['Grace Atieno', 'Daniel Okello', 'María Quispe', 'José Mamani', 'Amina Yusuf', 'Rosa Huamán']
const people: readonly Person[] = Array.from({ length: 120 }, (_, index) => ({
  _id: `p${index}`,
  name: `${names[index % names.length]} ${index + 1}`,
  role: index % 3 === 0 ? 'mentor' : 'entrepreneur',
  seen: `2026-${String((index % 9) + 1).padStart(2, '0')}-14`,
}))

const definition: ListDefinition<Person> = {
  name: 'catalogue-people',
  title: { en: 'People of the catalogue', es: 'Personas del catálogo' },
  searched: { en: 'Name', es: 'Nombre' },
  columns: [
    { name: 'name', title: { en: 'Name', es: 'Nombre' }, sort: 'name', show: ({ name }) => name },
    { name: 'role', title: { en: 'Role', es: 'Rol' }, show: ({ role }) => role },
    { name: 'seen', title: { en: 'Last seen', es: 'Última visita' }, sort: 'seen', show: ({ seen }) => seen },
    { name: 'id', title: { en: 'Number', es: 'Número' }, show: ({ _id }) => _id, isExtra: true },
  ],
  filters: [
    {
      name: 'role',
      title: { en: 'Role', es: 'Rol' },
      options: [
        { value: 'entrepreneur', en: 'Entrepreneur', es: 'Emprendedor/a' },
        { value: 'mentor', en: 'Mentor', es: 'Mentor/a' },
      ],
    },
    { name: 'since', title: { en: 'Seen since', es: 'Visto desde' } },
  ],
  firstSort: 'name',
  nameOf: ({ name }) => name,
  leads: 'beside',
  exportPath: '/exports/catalogue',
  none: {
    en: { title: 'People will appear here', why: 'As soon as somebody signs up, you find them here.' },
    es: { title: 'Aquí verás a las personas', why: 'En cuanto alguien se registre, lo verás aquí.' },
  },
}

function found({ search, filters, sort, page }: ListQuery) {
  const key = sortName(sort) === 'seen' ? 'seen' : 'name'
  const sorted = people
    .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    .filter(({ role, seen }) => role === (filters.role ?? role) && seen >= (filters.since ?? ''))
    .toSorted((one, other) => one[key].localeCompare(other[key]) * (isBackwards(sort) ? -1 : 1))
  return { total: sorted.length, items: sorted.slice((page - 1) * pageSize, page * pageSize) }
}

type Props = {
  /** Lists on one page have names of their own. */
  title: string
  start?: Partial<ListQuery>
  ticks?: boolean
  result?: Partial<ListResult<Person>>
}

function Shown({ title, start = {}, ticks = false, result = {} }: Props) {
  const locale = useLocale()
  const [query, setQuery] = useState<ListQuery>({ ...firstQuery(namesOf(definition)), ...start })
  const columns = useChosenColumns(definition, 'catalogue')
  const control = {
    query,
    hrefOf: () => '#',
    show: (change: Partial<ListQuery>) => setQuery((now) => ({ ...now, ...change })),
    columns,
  }
  const answer = {
    page: found(query),
    error: undefined,
    isLoading: false,
    readAgain: () => undefined,
    ...result,
  }
  const actions = () => <Button>{locale === 'es' ? 'Escribirles' : 'Write to them'}</Button>
  return (
    <List
      definition={{ ...definition, title: { en: title, es: title } }}
      control={control}
      result={answer}
      {...(ticks ? { actions } : {})}
    />
  )
}

const refused = new CombinedError({
  graphQLErrors: [{ message: 'Too many requests. Wait a moment.', extensions: { code: 'RATE_LIMITED' } }],
})

function Beside({ standing }: { standing: OpenRow<Person>['standing'] }) {
  const isSpanish = useLocale() === 'es'
  const [isOpen, setOpen] = useState(false)
  const row = standing === 'here' ? people[0] : undefined
  const error = standing === 'failed' ? refused : undefined
  const gone = isSpanish
    ? { title: 'Ya no está', why: 'Alguien la quitó de la lista.' }
    : { title: 'No longer there', why: 'Somebody took it out of the list.' }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{isSpanish ? 'Abrir al lado' : 'Open beside'}</Button>
      <RowPanel
        open={{ id: isOpen ? 'p0' : null, row, standing, error, readAgain: () => undefined }}
        title={({ name }) => name}
        gone={gone}
        onClose={() => setOpen(false)}
      >
        {({ role }) => <p>{role}</p>}
      </RowPanel>
    </>
  )
}

const toned: Readonly<Record<Tone, readonly [en: string, es: string]>> = {
  good: ['Visible now', 'Visible ahora'],
  waits: ['Waits for approval', 'Espera aprobación'],
  wrong: ['Disabled', 'Desactivada'],
  quiet: ['Over', 'Terminada'],
}

function Badge({ tone }: { tone: Tone }) {
  const [en, es] = toned[tone]
  return <StateBadge tone={tone}>{useLocale() === 'es' ? es : en}</StateBadge>
}

export const examples: readonly Example[] = [
  {
    of: 'shared/list/row-panel.tsx RowPanel',
    states: {
      'a row': () => <Beside standing="here" />,
      loading: () => <Beside standing="coming" />,
      'not there any more': () => <Beside standing="gone" />,
      refused: () => <Beside standing="failed" />,
    },
  },
  {
    of: 'shared/list/state-badge.tsx StateBadge',
    states: {
      good: () => <Badge tone="good" />,
      waits: () => <Badge tone="waits" />,
      wrong: () => <Badge tone="wrong" />,
      quiet: () => <Badge tone="quiet" />,
    },
  },
  {
    of: 'shared/list/list.tsx List',
    states: {
      'many rows that can be ticked': () => <Shown title="People of the catalogue" ticks />,
      'the last page, only read': () => <Shown title="Last page" start={{ page: 3 }} />,
      'nothing found': () => <Shown title="Nothing found" start={{ search: 'Nobody' }} />,
      'nothing there yet': () => <Shown title="Nothing yet" result={{ page: { total: 0, items: [] } }} />,
      loading: () => <Shown title="Loading" result={{ page: undefined, isLoading: true }} />,
      refused: () => <Shown title="Refused" result={{ page: undefined, error: refused }} />,
    },
  },
]
