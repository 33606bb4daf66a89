import { memo } from 'react'
import { labelOf } from '#course/shared/segments.ts'
import type { Solution } from '#course/stakeholders/shared/solutions.ts'
import { solutionKinds } from '#domain/options/stakeholders.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import classes from './map.module.css'
import { takenOver } from './map.ts'
import { SolutionMark } from './solution-mark.tsx'
import { useSave } from './use-save.ts'
import { words } from './words.ts'

type Props = {
  /** Null: what people do by themselves, before anybody has written about it. */
  solution: Solution | null
  number: number
  /** The names of all, and which of them is this one's. */
  names: readonly string[]
  place: number
}

/** One current solution: what it is called, of which kind it is, and what it does for whom. */
export const SolutionCard = memo(function SolutionCard({ solution, number, names, place }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { read, write, isEditable } = usePlanFrame()
  const save = useSave(solution)
  const id = solution?.id ?? 'new'
  const name = solution ? solution.name : text.nothing
  const kind = solution ? solution.kind : 'habit'
  const kindGap = useGap(`solution.groupName:${id}`)
  function goesToo() {
    const stakeholders = takenOver(read(), id)
    return stakeholders > 0 ? text.goesToo(stakeholders) : undefined
  }
  return (
    <Card as="li" isOneOfMany data-field={`solution:${id}`}>
      <CardHead
        actions={
          solution ? (
            <>
              <CommentButton field={`solution:${id}`} label={name} />
              <RemoveButton
                name={name}
                ask={text.ask}
                consequence={goesToo}
                onRemove={() => write.remove('input', solution.id)}
              />
            </>
          ) : null
        }
      >
        <div className={classes.head}>
          <SolutionMark of={{ number }} />
          <ItemText
            className={classes.name}
            isOneParagraph
            label={`${text.name}: ${name}`}
            keptAs={`solution:${id}`}
            value={name}
            others={names.toSpliced(place, 1)}
            maxLength={200}
            onSave={(value) => save({ value })}
          />
        </div>
      </CardHead>
      <div className={classes.about}>
        {isEditable && number > 1 ? (
          <div className={classes.kind} data-field={`solution.groupName:${id}`}>
            <PickOne
              label={text.kind}
              aria-label={`${text.kind}: ${name}`}
              options={solutionKinds}
              value={kind}
              none={text.noKind}
              error={kindGap}
              onPick={(groupName) => save({ groupName })}
            />
          </div>
        ) : (
          <Soft>{`${text.kind}: ${labelOf(solutionKinds, kind, locale) || '–'}`}</Soft>
        )}
        <PlanText
          field={`solution.description:${id}`}
          label={text.does}
          of={name}
          {...(number === 1 ? { hint: text.nothingHint } : {})}
          value={solution?.does}
          onSave={(description) => save({ description })}
          hasComments={false}
        />
      </div>
    </Card>
  )
})
