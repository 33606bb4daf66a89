import { useState } from 'react'
import { type CombinedError, useMutation } from 'urql'
import { type Reason, reasonTexts } from '#domain/errors.ts'
import { tidied } from '#domain/programme/wording.ts'
import {
  customiseDocument,
  updateStepDocument,
  type WordedField,
  type Wording,
} from '#web/features/manage/content/content-documents.ts'

export type Problem = 'changed' | 'refused' | 'unreachable'

type Given = { readonly first: Wording; readonly cohortId: string; readonly isOriginal: boolean }

/** What somebody writes, over what is saved, until it is saved itself. */
export function useEditor({ first, cohortId, isOriginal }: Given) {
  const [saved, setSaved] = useState(first)
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>({})
  const [faults, setFaults] = useState<Readonly<Record<string, Reason>>>({})
  const [problem, setProblem] = useState<Problem | null>(null)
  const [customising, customise] = useMutation(customiseDocument)
  const [updating, update] = useMutation(updateStepDocument)

  const isChanged = ({ name, text }: WordedField) => name in draft && tidied(draft[name] ?? '') !== text
  const changed = saved.fields.filter(isChanged).map(({ name }) => name)

  async function send(names: readonly string[], confirmed: readonly string[]): Promise<boolean> {
    setProblem(null)
    setFaults({})
    const given = {
      step: saved.step_id,
      fields: names.map((name) => ({ name, text: draft[name] ?? null })),
      confirmed,
      version: saved.version,
    }
    const answer = isOriginal ? await update(given) : await customise({ ...given, cohort: cohortId })
    if (answer.error) {
      hear(answer.error)
      return false
    }
    const { data } = answer
    const next = data && ('updateStep' in data ? data.updateStep : data.customiseStep)
    if (next) setSaved(next)
    return true
  }

  function hear(error: CombinedError) {
    const { code, fields, current } = error.graphQLErrors[0]?.extensions ?? {}
    if (code === 'CONFLICT') setSaved(current as Wording)
    setFaults(faultsOf(fields))
    if (code) setProblem(code === 'CONFLICT' ? 'changed' : 'refused')
    else setProblem('unreachable')
  }

  return {
    ...{ saved, changed, faults, problem, isSaving: customising.fetching || updating.fetching },
    valueOf: ({ name, text }: WordedField) => draft[name] ?? text,
    write: (name: string, text: string) => setDraft((now) => ({ ...now, [name]: text })),
    discard() {
      setDraft({})
      setFaults({})
      setProblem(null)
    },
    async save() {
      const isDone = await send(changed, [])
      if (isDone) setDraft({})
      return isDone
    },
    confirm: (name: string) => send([], [name]),
    startFrom(wording: Wording) {
      setSaved(wording)
      setDraft({})
    },
  }
}

function faultsOf(fields: unknown): Record<string, Reason> {
  if (!Array.isArray(fields)) return {}
  return Object.fromEntries(
    (fields as { field: string; reason: string }[]).flatMap(({ field, reason }) =>
      Object.hasOwn(reasonTexts, reason) ? [[field, reason as Reason]] : [],
    ),
  )
}
