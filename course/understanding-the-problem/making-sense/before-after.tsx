import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { isBlank } from '#domain/plan/messages.ts'
import { businessOf } from '#domain/plan/plan-data.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import classes from './screen.module.css'
import { longest, statementParts } from './verdict.ts'
import type { Words } from './words.ts'

/** The first sentence beside the one with evidence. */
export function BeforeAfter({ words }: { words: Words }) {
  const { data, write, isEditable } = usePlan()
  const [isAsking, setAsking] = useState(false)
  const business = businessOf(data)
  const statement = business?.problemStatement ?? ''
  const built = words.statement(statementParts(data))

  function use() {
    setAsking(false)
    write.saveBusiness({ problemStatement: built })
  }

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
            <Button
              variant="light"
              onClick={() => (isBlank(statement) || statement === built ? use() : setAsking(true))}
            >
              {words.build}
            </Button>
          ) : null}
        </div>
      </div>
      <Dialog
        title={words.replace}
        closeLabel={words.close}
        opened={isAsking}
        onClose={() => setAsking(false)}
      >
        <p>{words.replaceAbout}</p>
        <p className={classes.belief}>{built}</p>
        <DialogActions>
          <Button variant="default" onClick={() => setAsking(false)}>
            {words.replaceNo}
          </Button>
          <Button onClick={use}>{words.replaceYes}</Button>
        </DialogActions>
      </Dialog>
    </section>
  )
}
