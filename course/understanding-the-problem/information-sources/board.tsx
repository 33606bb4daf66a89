import { ActionIcon } from '@mantine/core'
import { sourceTypes } from '#domain/options/research.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import classes from './board.module.css'
import { SourceCard } from './source-card.tsx'
import type { Source, SourceType } from './sources.ts'
import type { Words } from './words.ts'

type Props = {
  words: Words
  onAdd: (type: SourceType) => void
  onEdit: (source: Source) => void
}

/** Five columns, one for each kind of source. Cards carry the number that the grid shows. */
export function Board({ words, onAdd, onEdit }: Props) {
  const { data, queue, isEditable } = usePlan()
  const peopleGap = useGap('people')
  const sources = data.source ?? []
  return (
    <section aria-label={words.board} className={classes.board}>
      {sourceTypes.map(({ value: type }) => {
        const own = sources.filter(({ sourceType }) => sourceType === type)
        return (
          <section key={type} className={classes.column} data-field={type}>
            <div className={classes.head}>
              <h2>{words.columns[type]}</h2>
              {isEditable ? (
                <ActionIcon
                  variant="light"
                  color="green"
                  aria-label={words.addTo(words.columns[type])}
                  onClick={() => onAdd(type)}
                >
                  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
                    <path d="M12 5v14M5 12h14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
                  </svg>
                </ActionIcon>
              ) : null}
            </div>
            {own.length === 0 ? <p className={classes.empty}>{words.columnEmpty[type]}</p> : null}
            {type === 'people' && peopleGap ? <p className={classes.gap}>{peopleGap}</p> : null}
            <ul className={classes.cards}>
              {own.map((source) => (
                <SourceCard
                  key={queue.firstId(source._id)}
                  source={source}
                  number={sources.indexOf(source) + 1}
                  words={words}
                  onEdit={() => onEdit(source)}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </section>
  )
}
