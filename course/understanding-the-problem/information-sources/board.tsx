import { ActionIcon, Title } from '@mantine/core'
import { sourceTypes } from '#domain/options/research.ts'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Fault, Soft } from '#web/step-kit/layout/said.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
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
  const addTo = (type: SourceType) => (
    <ActionIcon aria-label={words.addTo(words.columns[type])} onClick={() => onAdd(type)}>
      <Icon name="plus" size={20} />
    </ActionIcon>
  )
  return (
    <section aria-label={words.board} className={classes.board}>
      {sourceTypes.map(({ value: type }) => {
        const own = sources.filter(({ sourceType }) => sourceType === type)
        return (
          <Card key={type} isSmall wash="grey" data-field={type}>
            <CardHead actions={isEditable ? addTo(type) : null}>
              <Title order={2} size="h5">
                {words.columns[type]}
              </Title>
            </CardHead>
            {own.length === 0 ? <Soft isSmall>{words.columnEmpty[type]}</Soft> : null}
            <Fault>{type === 'people' ? peopleGap : null}</Fault>
            <List gap="s">
              {own.map((source) => (
                <SourceCard
                  key={queue.firstId(source._id)}
                  source={source}
                  number={sources.indexOf(source) + 1}
                  words={words}
                  onEdit={() => onEdit(source)}
                />
              ))}
            </List>
          </Card>
        )
      })}
    </section>
  )
}
