import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import type { JoiningRole } from '#domain/options/people.ts'
import { type Criterion, criterionFields, fewestCriteria, mostCriteria } from '#domain/programme/rubric.ts'
import { Refusal } from '#web/features/cohort-admin/applications/refusal.tsx'
import { cohortAdminWords } from '#web/features/cohort-admin/words.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/notify.ts'
import classes from './assessment.module.css'
import { saveRubricDocument } from './documents.ts'
import { assessmentWords } from './words.ts'

type Props = {
  cohortId: string
  role: JoiningRole
  rubric: { readonly criteria: readonly Criterion[]; readonly is_used: boolean }
  onClose: () => void
}

const titles = ['title', 'title_es'] as const

/** Three to six criteria, each in both languages. */
export function RubricForm({ cohortId, role, rubric, onClose }: Props) {
  const text = useText()
  const locale = useLocale()
  const said = assessmentWords[locale].rubric
  const [criteria, setCriteria] = useState(() =>
    rubric.criteria.map((criterion, index) => ({ ...criterion, key: index })),
  )
  const [problem, setProblem] = useState<string | null>(null)
  const [{ fetching }, save] = useMutation(saveRubricDocument)

  if (rubric.is_used) {
    return (
      <>
        <p>{said.used}</p>
        <ol className={classes.criteria}>
          {rubric.criteria.map((criterion) => (
            <li key={criterion.title}>{locale === 'es' ? criterion.title_es : criterion.title}</li>
          ))}
        </ol>
        <DialogActions>
          <Button onClick={onClose}>{text('action.close')}</Button>
        </DialogActions>
      </>
    )
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (fetching) return
    const given = criteria.map(({ title, title_es }) => ({ title: title.trim(), title_es: title_es.trim() }))
    if (given.some(({ title, title_es }) => !title || !title_es)) return setProblem(said.empty)
    const { error } = await save({ cohortId, role, criteria: given })
    setProblem(error ? (error.graphQLErrors[0]?.message ?? cohortAdminWords[locale].unreachable) : null)
    if (error) return
    notify(said.saved, 'success')
    onClose()
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      <p>{said.why}</p>
      {criteria.map((criterion, index) => (
        <fieldset key={criterion.key} className={classes.pair}>
          <legend>{said.line(index + 1)}</legend>
          {titles.map((name) => (
            <TextInput
              key={name}
              label={name === 'title' ? said.en : said.es}
              lang={name === 'title' ? 'en' : 'es'}
              maxLength={criterionFields[name].max}
              value={criterion[name]}
              onChange={({ currentTarget: { value } }) =>
                setCriteria(criteria.map((one) => (one === criterion ? { ...one, [name]: value } : one)))
              }
            />
          ))}
          {criteria.length > fewestCriteria ? (
            <Button
              variant="subtle"
              color="gray"
              onClick={() => setCriteria(criteria.filter((one) => one !== criterion))}
            >
              {said.remove(index + 1)}
            </Button>
          ) : null}
        </fieldset>
      ))}
      {criteria.length < mostCriteria ? (
        <Button
          variant="default"
          onClick={() =>
            setCriteria([
              ...criteria,
              { title: '', title_es: '', key: Math.max(...criteria.map(({ key }) => key)) + 1 },
            ])
          }
        >
          {said.add}
        </Button>
      ) : null}
      <Refusal>{problem}</Refusal>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <Button type="submit" loading={fetching}>
          {said.save}
        </Button>
      </DialogActions>
    </form>
  )
}
