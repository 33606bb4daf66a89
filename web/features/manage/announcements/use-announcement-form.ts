import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { announcementFaults } from '#domain/programme/announcement.ts'
import { ownKey } from '#web/data/half-typed/half-typed.ts'
import { useKept } from '#web/data/half-typed/use-kept.ts'
import { useMe } from '#web/data/session.ts'
import {
  type Faults,
  faultsOf,
  goToFault,
  refusedFields,
} from '#web/features/manage/cohort-form/field-faults.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { problemOf } from '#web/shared/manage/problem-of.ts'
import { notify } from '#web/ui/notify.ts'
import { createDocument, type ManagedAnnouncement, updateDocument } from './announcement-documents.ts'
import { type AnnouncementDraft, draftOf, writtenOf } from './announcement-draft.ts'
import { words } from './words.ts'

type Given = {
  /** Null while it is new. */
  row: ManagedAnnouncement | null
  start: AnnouncementDraft
  /** What is typed is kept under this name until it is sent. */
  place: string
  readAgain: () => void
  onDone: () => void
}

const none: Partial<AnnouncementDraft> = {}
const typed = ({ title = '', title_es = '', text = '', text_es = '' }: Partial<AnnouncementDraft>) =>
  [title, title_es, text, text_es].join(' ').trim() || null

export type AnnouncementForm = {
  readonly draft: AnnouncementDraft
  readonly faults: Faults
  readonly onChange: (changes: Partial<AnnouncementDraft>) => void
}

export function useAnnouncementForm({ row, start, place, readAgain, onDone }: Given) {
  const locale = useLocale()
  const said = words[locale]
  const key = ownKey(useMe()?.user_id ?? '', `announcement:${row?._id ?? place}`)
  const [edits, setEdits] = useKept(key, key, none, typed)
  const [faults, setFaults] = useState<Faults>({})
  const [problem, setProblem] = useState('')
  const [creating, create] = useMutation(createDocument)
  const [updating, update] = useMutation(updateDocument)
  const draft = { ...(row ? draftOf(row) : start), ...edits }
  const isBusy = creating.fetching || updating.fetching

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const data = { ...writtenOf(draft, row), pinned: draft.pinned }
    const wrong = faultsOf(announcementFaults(data), locale)
    setFaults(wrong)
    if (Object.keys(wrong).length > 0) return goToFault()
    const { error } = row
      ? await update({ id: row._id, set: { ...data, version: row.version } })
      : await create({ data })
    if (!error) {
      setEdits(none)
      const isLater = data.visible_from !== null && new Date(data.visible_from) > new Date()
      notify(row ? said.saved : isLater ? said.planned : said.published, 'success')
      return onDone()
    }
    const isConflict = error.graphQLErrors[0]?.extensions.code === 'CONFLICT'
    if (isConflict) readAgain()
    else setFaults(refusedFields(error, locale))
    setProblem(isConflict ? said.conflict : problemOf(error, locale))
  }

  function handleChange(changes: Partial<AnnouncementDraft>) {
    setEdits((before) => ({ ...before, ...changes }))
    setFaults({})
    setProblem('')
  }

  const form: AnnouncementForm = { draft, faults, onChange: handleChange }
  return { form, problem, isBusy, handleSubmit, discard: () => setEdits(none) }
}
