import { Title } from '@mantine/core'
import { businessOf } from '#domain/plan/plan-data.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { TakeOverButton } from '#web/step-kit/take-over-button.tsx'
import classes from './screen.module.css'
import { longest, statementParts } from './verdict.ts'
import type { Words } from './words.ts'

/** The first sentence beside the one with evidence. */
export function BeforeAfter({ words }: { words: Words }) {
  const { data, write, isEditable } = usePlan()
  const business = businessOf(data)
  const statement = business?.problemStatement ?? ''
  const built = words.statement(statementParts(data))
  return (
    <section className={classes.again}>
      <Title order={2}>{words.again}</Title>
      <div className={classes.sides}>
        <figure className={classes.before}>
          <figcaption>{words.before}</figcaption>
          <blockquote>{business?.problemDefinition || words.noBefore}</blockquote>
        </figure>
        <div className={classes.after}>
          <PlanText
            field="problemStatement"
            label={words.after}
            hint={words.helper}
            value={statement}
            onSave={(problemStatement) => write.saveBusiness({ problemStatement })}
            maxLength={longest}
            isLong
          />
          {isEditable ? (
            <TakeOverButton
              label={words.build}
              question={words.replace}
              text={built}
              current={statement}
              onUse={() => write.saveBusiness({ problemStatement: built })}
            />
          ) : null}
        </div>
      </div>
    </section>
  )
}
