import { useQuery } from 'urql'
import { shortMoment } from '#web/i18n/short-moment.ts'
import { List } from '#web/shared/list/list.tsx'
import type { ListDefinition } from '#web/shared/list/list-definition.ts'
import { listVariables, useList } from '#web/shared/list/use-list.ts'
import { auditLogDocument, type Entry } from './audit-documents.ts'
import { auditKinds, auditSentence } from './audit-words.ts'
import { words } from './words.ts'

const definition: ListDefinition<Entry> = {
  name: 'audit-log',
  title: { en: 'What happened', es: 'Qué pasó' },
  searched: { en: 'Who did it, or to whom', es: 'Quién lo hizo o a quién' },
  columns: [
    { name: 'what', title: { en: 'What', es: 'Qué' }, show: auditSentence },
    {
      name: 'who',
      title: { en: 'Who', es: 'Quién' },
      show: ({ actor_name }, locale) => actor_name || words[locale].left,
    },
    {
      name: 'when',
      isShort: true,
      title: { en: 'When', es: 'Cuándo' },
      sort: 'time',
      show: ({ created_at }, locale) => shortMoment(created_at, locale),
    },
    {
      name: 'organisation',
      title: { en: 'Organisation', es: 'Organización' },
      show: ({ org_name }) => org_name,
      isExtra: true,
    },
  ],
  filters: [
    { name: 'kind', title: { en: 'About', es: 'Sobre' }, options: auditKinds },
    { name: 'from', title: { en: 'From', es: 'Desde' } },
    { name: 'until', title: { en: 'Until', es: 'Hasta' } },
  ],
  firstSort: '-time',
  nameOf: auditSentence,
  none: {
    en: { title: 'Nothing has happened yet', why: 'What managers change is written down here.' },
    es: { title: 'Aún no ha pasado nada', why: 'Aquí queda escrito lo que cambia quien dirige.' },
  },
}

type Props = {
  /** The slug of one organisation; null for everything. */
  org: string | null
  /** What else the page has in its address. */
  beside?: Readonly<Record<string, string>>
}

/** Who did what when. What is shown of it stands in the address of the page. */
export function AuditLog({ org, beside }: Props) {
  const control = useList(definition, beside)
  const [{ data, error, fetching }, read] = useQuery({
    query: auditLogDocument,
    variables: { org, list: listVariables(control.query) },
  })
  return (
    <List
      definition={definition}
      control={control}
      result={{
        page: data?.auditLog,
        error,
        isLoading: fetching,
        readAgain: () => read({ requestPolicy: 'network-only' }),
      }}
    />
  )
}
