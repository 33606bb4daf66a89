import { useMemo, useState } from 'react'
import { type CombinedError, useClient, useMutation } from 'urql'
import type { FieldError } from '#domain/errors.ts'
import { dateFaults } from '#domain/programme/cohort-dates.ts'
import { ownKey } from '#web/data/half-typed/half-typed.ts'
import { useKept } from '#web/data/half-typed/use-kept.ts'
import { useMe } from '#web/data/session.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { problemOf } from '#web/shared/manage/problem-of.ts'
import {
  type ConsequenceAnswer,
  consequencesDocument,
  type FormCohort,
  updateCohortDocument,
} from './cohort-documents.ts'
import { type CohortDraft, type CohortSet, changedSet, draftOf, planOf } from './cohort-draft.ts'
import { type Faults, faultsOf, goToFault, refusedFields } from './field-faults.ts'
import { words } from './words.ts'

type Asked = { readonly set: CohortSet; readonly consequences: readonly ConsequenceAnswer[] }

const none: Partial<CohortDraft> = {}

type Given = {
  readonly cohort: FormCohort
  /** What is not saved on one page is not asked about on another. */
  readonly page: 'settings' | 'customize'
  readonly onSaved: () => void
  readonly readAgain: () => void
}

/** What somebody changes in a cohort: kept on the device until it is saved, and weighed before. */
export function useCohortForm({ cohort, page, onSaved, readAgain }: Given) {
  const locale = useLocale()
  const client = useClient()
  const key = ownKey(useMe()?.user_id ?? '', `cohort:${cohort._id}:${page}`)
  const [edits, setEdits] = useKept<Partial<CohortDraft>>(key, key, none, firstText)
  const [faults, setFaults] = useState<Faults>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [{ fetching }, update] = useMutation(updateCohortDocument)
  const base = useMemo(() => draftOf(cohort), [cohort])
  const draft: CohortDraft = { ...base, ...edits }
  const set = changedSet(base, draft)

  function change(changes: Partial<CohortDraft>) {
    setEdits((before) => ({ ...before, ...changes }))
    setFaults({})
    setProblem(null)
  }

  function discard() {
    setEdits(none)
    setFaults({})
    setProblem(null)
  }

  /** Saves at once where nobody would notice; asks first where somebody would. */
  async function save() {
    const wrong = faultsOf([...titleFault(draft), ...dateFaults(planOf(draft))], locale)
    setFaults(wrong)
    if (Object.keys(wrong).length > 0) {
      goToFault()
      return setProblem(words[locale].faults(Object.keys(wrong).length))
    }
    setAsking(true)
    const answer = await client
      .query(consequencesDocument, { id: cohort._id, set }, { requestPolicy: 'network-only' })
      .toPromise()
    setAsking(false)
    if (answer.error) return refuse(answer.error)
    const consequences = answer.data?.cohortConsequences ?? []
    if (consequences.length > 0) setAsked({ set, consequences })
    else await commit(set)
  }

  async function commit(wanted: CohortSet) {
    setAsked(null)
    const { error } = await update({ id: cohort._id, set: { ...wanted, version: cohort.version } })
    if (error) return refuse(error)
    discard()
    onSaved()
  }

  function refuse(error: CombinedError) {
    const isConflict = error.graphQLErrors[0]?.extensions.code === 'CONFLICT'
    if (isConflict) readAgain()
    else setFaults(refusedFields(error, locale))
    setProblem(isConflict ? words[locale].conflict : problemOf(error, locale))
  }

  return {
    form: { draft, faults, onChange: change },
    isChanged: Object.keys(set).length > 0,
    isBusy: isAsking || fetching,
    problem,
    asked,
    save,
    discard,
    confirm: () => asked && commit(asked.set),
    cancel: () => setAsked(null),
  }
}

export const titleFault = ({ title }: CohortDraft): FieldError[] =>
  title.trim() === '' ? [{ field: 'title', reason: 'required' }] : []

const firstText = (edits: Partial<CohortDraft>) =>
  Object.values(edits).find((value): value is string => typeof value === 'string' && value.trim() !== '') ??
  null
