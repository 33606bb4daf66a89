import { Anchor } from '@mantine/core'
import { nameOf, portraitOf, type Segment } from '#course/shared/segments.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { shortened } from '#domain/text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { MaybeWritten } from '#web/step-kit/plan-language.tsx'
import { useStepLink } from '#web/step-kit/step-link.ts'
import { Face } from '#web/ui/face.tsx'
import { personOf } from './circle-picture.ts'
import classes from './customer-beside.module.css'
import { jobsOf } from './jobs.ts'
import { needWords } from './need-words.ts'
import type { NeedKind } from './needs.ts'

const storyLength = 110

type Props = { kind: NeedKind; segment: Segment; hasPrompts: boolean }

/** The person to keep in mind: a small portrait and what they try to get done. */
export function CustomerBeside({ kind, segment, hasPrompts }: Props) {
  const locale = useLocale()
  const text = needWords[kind][locale]
  const { data, isEditable } = usePlan()
  const linkTo = useStepLink()
  const jobs = jobsOf(data, segment._id)
  const { name, occupation, story } = segment.profile ?? {}
  const isDescribed = [name, occupation, story].some((one) => !isBlank(one))
  const hasAll = isDescribed && jobs.length > 0
  return (
    <Card wash="grey" isSmall aria-label={text.person}>
      <div className={classes.beside}>
        <div className={classes.person}>
          <Face names={personOf(segment).split(/\s+/).slice(0, 2)} picture={portraitOf(segment)} />
          <div>
            <strong>{name?.trim() || nameOf(segment, locale)}</strong>
            {isBlank(occupation) ? null : <Soft isSmall>{occupation}</Soft>}
            {isBlank(story) ? null : (
              <p className={classes.story}>
                <MaybeWritten>{shortened((story ?? '').trim(), storyLength)}</MaybeWritten>
              </p>
            )}
            {isDescribed ? null : <Soft isSmall>{text.noPerson}</Soft>}
          </div>
        </div>
        {jobs.length > 0 || (isEditable && !hasAll) ? (
          <div>
            <strong>{text.jobs}</strong>
            <Lines lines={jobs} />
            {isEditable && !hasAll ? (
              <Anchor href={linkTo('customer-description')}>{text.describe}</Anchor>
            ) : null}
          </div>
        ) : null}
        {hasPrompts ? <Prompts kind={kind} /> : null}
      </div>
    </Card>
  )
}

/** Kinds of needs to think of. */
export function Prompts({ kind }: { kind: NeedKind }) {
  const text = needWords[kind][useLocale()]
  return (
    <div>
      <strong>{text.promptsTitle}</strong>
      <Lines lines={Object.values(text.prompts)} />
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
