import { jobRecords } from '#course/customers/shared/jobs.ts'
import type { Segment } from '#course/shared/segments.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { GrowingList } from '#web/step-kit/lists/growing-list.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { step } from './persona.ts'
import { words } from './words.ts'

/** What the person tries to get done; pains and gains start from it. */
export function JobList({ segment: { _id: parent } }: { segment: Segment }) {
  const { jobs: text } = words[useLocale()]
  const { data, write, isEditable } = usePlan()
  return (
    <Stack gap="s">
      <Heading size="h5">{text.title}</Heading>
      {isEditable ? <Soft>{text.about}</Soft> : null}
      <GrowingList
        kind="job"
        form={`jobs:${parent}`}
        lines={jobRecords(data, parent).map(({ _id, value }) => ({ id: _id, text: value ?? '' }))}
        words={text}
        onAdd={(value) => write.append({ step, key: 'job', parent }, { value })}
        onChange={(id, value) => write.update('input', id, { value })}
        onRemove={(id) => write.remove('input', id)}
      />
    </Stack>
  )
}
