import { Button } from '@mantine/core'
import { useHalfTyped } from '#web/step-kit/half-typed/use-half-typed.ts'
import { AddLine } from '#web/step-kit/lists/add-line.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import type { Link } from './chain.ts'
import classes from './screen.module.css'
import type { Words } from './words.ts'

type Props = { link: Link; offered: readonly string[]; words: Words }

/** What changes for people: written anew, or used again from another activity. */
export function OutcomeList({ link, offered, words }: Props) {
  const { write, isEditable } = usePlan()
  const field = `outcomes:${link.id}`
  const gap = useGap(field)
  const [text, setText] = useHalfTyped(field)
  const save = (outcomes: readonly string[]) => write.update('activity', link.id, { outcomes: [...outcomes] })
  const add = (outcome: string) => save([...link.outcomes, outcome])
  return (
    <div className={classes.outcomes} data-field={field}>
      <h3>{words.outcomes}</h3>
      {link.outcomes.length > 0 ? (
        <ul className={classes.chips}>
          {link.outcomes.map((outcome) => (
            <li key={outcome}>
              <span>{outcome}</span>
              {isEditable ? (
                <RemoveButton
                  name={outcome}
                  consequence={link.measured.includes(outcome) ? words.outcomeGoesToo : undefined}
                  onRemove={() => save(link.outcomes.filter((one) => one !== outcome))}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.missing}>{words.noOutcome}</p>
      )}
      {isEditable ? (
        <>
          <AddLine
            label={words.newOutcome}
            keptAs={field}
            hint={words.outcomesHint}
            others={link.outcomes}
            maxLength={300}
            onAdd={add}
          />
          <div className={classes.ideas}>
            <span>{words.verbs}:</span>
            {words.verbList.map(([name, verb]) => (
              <Button
                key={verb}
                variant="subtle"
                size="compact-md"
                onClick={() => setText(`${text.trimEnd()} ${verb} `.trimStart())}
              >
                {name}
              </Button>
            ))}
          </div>
          {offered.length > 0 ? (
            <details className={classes.reuse}>
              <summary>{words.reuse(offered.length)}</summary>
              <div className={classes.ideas}>
                {offered.map((outcome) => (
                  <Button key={outcome} variant="default" size="compact-md" onClick={() => add(outcome)}>
                    + {outcome}
                  </Button>
                ))}
              </div>
            </details>
          ) : null}
        </>
      ) : null}
      {gap ? <p className={classes.error}>{gap}</p> : null}
    </div>
  )
}
