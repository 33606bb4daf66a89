import { Button, Title } from '@mantine/core'
import type { InputRecord } from '#domain/plan/plan-data.ts'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { AddLine } from '#web/step-kit/lists/add-line.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import classes from './screen.module.css'
import { mostEntries } from './why.ts'
import type { Words } from './words.ts'

type Props = {
  ring: 'how' | 'what'
  entries: readonly InputRecord[]
  /** Ready-made entries to take over with one tap. */
  ideas?: readonly string[]
  words: Words
}

/** One to five short lines: principles of the work, or things on offer. */
export function EntryPanel({ ring, entries, ideas = [], words }: Props) {
  const { write, queue, isEditable } = usePlan()
  const gap = useGap(ring)
  const isHow = ring === 'how'
  const texts = entries.map((entry) => entry.value ?? '')
  const add = (value: string) => write.append({ step: 'finding-your-why', key: ring }, { value })
  const isFull = entries.length >= mostEntries
  return (
    <section className={classes.panel} data-field={ring}>
      <div className={classes.panelHead}>
        <Title order={2}>{words.rings[ring]}</Title>
        <CommentButton field={ring} label={words[ring]} />
      </div>
      <p className={classes.soft}>{words.ringHints[ring]}</p>
      <h3 className={classes.name}>{words[ring]}</h3>
      {isEditable ? <p className={classes.soft}>{isHow ? words.howAbout : words.whatAbout}</p> : null}
      {entries.length > 0 ? (
        <ol className={classes.entries}>
          {entries.map((entry, index) => (
            <li key={queue.firstId(entry._id)}>
              <ItemText
                isOneParagraph
                className={classes.blank}
                label={`${words[ring]} ${index + 1}`}
                keptAs={`${ring}:${entry._id}`}
                value={entry.value ?? ''}
                others={texts.toSpliced(index, 1)}
                onSave={(value) => write.update('input', entry._id, { value })}
              />
              {isEditable ? (
                <RemoveButton
                  name={entry.value ?? ''}
                  consequence={isHow ? undefined : words.goesToo}
                  onRemove={() => write.remove('input', entry._id)}
                />
              ) : null}
            </li>
          ))}
        </ol>
      ) : isEditable ? null : (
        <p className={classes.soft}>–</p>
      )}
      {isEditable && isFull ? <p className={classes.soft}>{words.full}</p> : null}
      {isEditable && !isFull ? (
        <>
          <AddLine label={isHow ? words.newHow : words.newWhat} keptAs={ring} others={texts} onAdd={add} />
          {ideas.length > 0 ? (
            <div className={classes.ideas}>
              <span>{words.ideas}:</span>
              {ideas.map((idea) => (
                <Button key={idea} variant="default" size="compact-md" onClick={() => add(idea)}>
                  + {idea}
                </Button>
              ))}
            </div>
          ) : null}
        </>
      ) : null}
      {gap ? <p className={classes.error}>{gap}</p> : null}
    </section>
  )
}
