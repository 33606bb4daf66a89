import { Title } from '@mantine/core'
import type { InputRecord } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { GrowingList } from '#web/step-kit/lists/growing-list.tsx'
import { Ideas } from '#web/step-kit/lists/ideas.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { mostEntries } from './why.ts'
import { words } from './words.ts'

type Props = {
  ring: 'how' | 'what'
  entries: readonly InputRecord[]
  /** Ready-made entries to take over with one tap. */
  ideas?: readonly string[]
}

/** One to five short lines: principles of the work, or things on offer. */
export function EntryPanel({ ring, entries, ideas = [] }: Props) {
  const text = words[useLocale()]
  const { write, isEditable } = usePlan()
  const isHow = ring === 'how'
  const append = (value: string) => write.append({ step: 'finding-your-why', key: ring }, { value })
  return (
    <Stack gap="m">
      <CardHead actions={<CommentButton field={ring} label={text[ring]} />}>
        <Title order={2}>{text.rings[ring]}</Title>
      </CardHead>
      <Soft>{text.ringHints[ring]}</Soft>
      <Heading level={3}>{text[ring]}</Heading>
      {isEditable ? <Soft>{isHow ? text.howAbout : text.whatAbout}</Soft> : null}
      <GrowingList
        kind={ring}
        form={ring}
        lines={entries.map(({ _id, value }) => ({
          id: _id,
          text: value ?? '',
          consequence: isHow ? undefined : text.goesToo,
        }))}
        words={{
          add: isHow ? text.newHow : text.newWhat,
          full: text.full,
          line: (number) => `${text[ring]} ${number}`,
        }}
        most={mostEntries}
        onAdd={append}
        onChange={(id, value) => write.update('input', id, { value })}
        onRemove={(id) => write.remove('input', id)}
      />
      {isEditable && entries.length < mostEntries ? (
        <Ideas label={text.ideas} ideas={ideas} onTake={append} />
      ) : null}
    </Stack>
  )
}
