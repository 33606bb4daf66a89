import { type FormEvent, useId, useState } from 'react'
import { useMutation } from 'urql'
import { highestPoint, lowestPoint } from '#domain/programme/rubric.ts'
import { ownKey } from '#web/data/half-typed/half-typed.ts'
import { useKept } from '#web/data/half-typed/use-kept.ts'
import { useMe } from '#web/data/session.ts'
import { Refusal } from '#web/features/cohort-admin/applications/refusal.tsx'
import { cohortAdminWords } from '#web/features/cohort-admin/words.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { notify } from '#web/ui/notify.ts'
import { Segments } from '#web/ui/segments.tsx'
import classes from './assessment.module.css'
import { type Assessed, scoreDocument } from './documents.ts'
import { assessmentWords } from './words.ts'

const choices = Array.from({ length: highestPoint - lowestPoint + 1 }, (_, index) => {
  const value = String(lowestPoint + index)
  return { value, label: value }
})

type Given = readonly (number | null)[]
type Props = { assessed: Assessed; onScored: () => void }

const noText = () => null

/** The points of the reader: one choice for each criterion, kept while the next application is looked at. */
export function ScoreForm({ assessed, onScored }: Props) {
  const locale = useLocale()
  const text = assessmentWords[locale]
  const id = useId()
  const { _id, criteria, own } = assessed
  const key = ownKey(useMe()?.user_id ?? '', `points:${_id}`)
  const start: Given = own ?? criteria.map(() => null)
  const [given, setGiven] = useKept<Given>(key, key, start, noText)
  const [problem, setProblem] = useState<string | null>(null)
  const [{ fetching }, score] = useMutation(scoreDocument)
  const points = criteria.map((_, index) => given[index] ?? null)
  const open = points.filter((point) => point === null).length
  const isSame = own !== null && points.join() === own.join()

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const whole = points.filter((point) => point !== null)
    if (fetching) return
    if (open > 0) return setProblem(text.missing(open))
    const { error } = await score({ id: _id, points: whole })
    setProblem(error ? (error.graphQLErrors[0]?.message ?? cohortAdminWords[locale].unreachable) : null)
    if (error) return
    setGiven(start)
    notify(text.saved, 'success')
    onScored()
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      <p className={classes.soft}>{text.scale}</p>
      {criteria.map((criterion, index) => (
        <div key={index} className={classes.criterion}>
          <span id={`${id}-${index}`}>{locale === 'es' ? criterion.title_es : criterion.title}</span>
          <Segments
            aria-labelledby={`${id}-${index}`}
            className={classes.choice}
            value={points[index] === null ? null : String(points[index])}
            data={choices}
            onChange={(value) =>
              setGiven(points.map((point, place) => (place === index ? Number(value) : point)))
            }
          />
        </div>
      ))}
      <Refusal>{problem}</Refusal>
      <div>
        <BusyButton type="submit" variant="default" loading={fetching} disabled={isSame}>
          {own ? text.change : text.save}
        </BusyButton>
      </div>
    </form>
  )
}
