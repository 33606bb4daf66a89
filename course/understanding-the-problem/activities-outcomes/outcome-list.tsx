import { useLocale } from '#web/i18n/text.tsx'
import { useHalfTyped } from '#web/step-kit/half-typed/use-half-typed.ts'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Fault, Soft } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { AddLine } from '#web/step-kit/lists/add-line.tsx'
import { Chips } from '#web/step-kit/lists/chips.tsx'
import { Ideas } from '#web/step-kit/lists/ideas.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { Fold } from '#web/ui/fold.tsx'
import type { Link } from './chain.ts'
import { words } from './words.ts'

type Props = { link: Link; isNew: boolean; offered: readonly string[] }

/** What changes for people: written anew, or used again from another activity. */
export function OutcomeList({ link, isNew, offered }: Props) {
  const text = words[useLocale()]
  const { write, isEditable } = usePlan()
  const field = `outcomes:${link.id}`
  const gap = useGap(field)
  const [draft, setDraft] = useHalfTyped(field)
  const save = (outcomes: readonly string[]) => write.update('activity', link.id, { outcomes: [...outcomes] })
  const add = (outcome: string) => save([...link.outcomes, outcome])
  const begin = (name: string) => {
    const verb = text.verbList.find(([shown]) => shown === name)?.[1] ?? name
    setDraft(`${draft.trimEnd()} ${verb} `.trimStart())
  }
  return (
    <Stack gap="s" data-field={field}>
      <Heading level={3}>{text.outcomes}</Heading>
      {link.outcomes.length > 0 ? (
        <Chips
          chips={link.outcomes.map((outcome) => ({
            text: outcome,
            consequence: link.measured.includes(outcome) ? text.outcomeGoesToo : undefined,
          }))}
          of={`${text.outcomes} ${link.name}`}
          onRemove={(gone) => save(link.outcomes.filter((outcome) => outcome !== gone))}
        />
      ) : isEditable && !isNew ? (
        <Fault>{text.noOutcome}</Fault>
      ) : (
        <Soft>{text.noOutcome}</Soft>
      )}
      {isEditable ? (
        <>
          <AddLine
            label={text.newOutcome}
            keptAs={field}
            of={link.name}
            hint={text.outcomesHint}
            others={link.outcomes}
            maxLength={300}
            onAdd={add}
          />
          <Ideas
            label={text.verbs}
            ideas={text.verbList.map(([name]) => name)}
            of={link.name}
            onTake={begin}
          />
          {offered.length > 0 ? (
            <Fold label={text.reuse(offered.length)}>
              <Ideas ideas={offered} of={link.name} onTake={add} />
            </Fold>
          ) : null}
        </>
      ) : null}
      <Fault>{gap}</Fault>
    </Stack>
  )
}
