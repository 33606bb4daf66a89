import { ChoiceCards } from '#course/business-model/shared/choice-cards.tsx'
import { impactModels } from '#domain/options/models.ts'
import { businessOf } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanField } from '#web/step-kit/plan-field.tsx'
import { room } from './room.ts'
import { useFlow } from './use-flow.ts'
import { words } from './words.ts'

const signs = {
  customers: 'M4 6h3l2 9h9l2-7H8M10 19v.01M17 19v.01',
  workers: 'M14 5l5 5-2 2-5-5zM12 9l-8 8 3 3 8-8',
  suppliers: 'M3 7h11v9H3zM14 10h4l3 3v3h-7M7 19v.01M17 19v.01',
  entrepreneurs: 'M4 10l2-5h12l2 5M5 10v9h14v-9M10 19v-5h4v5',
  members: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM8 12l3 3 5-6',
  community: 'M4 12l8-7 8 7M7 11v8h10v-8',
} as const

/** Where the people stand for whom all this is done, and what changes for them. */
export function Impact() {
  const text = words[useLocale()]
  const { data, isEditable } = usePlan()
  const { help } = useFlow()
  const label = isEditable ? text.impactModel : text.impactModelRead
  return (
    <Card>
      <CardHead actions={<CommentButton field="impactModel" label={label} />}>
        <ChoiceCards
          field="impactModel"
          label={label}
          options={impactModels}
          signs={signs}
          about={text.impactAbout}
          value={businessOf(data)?.impactModel ?? null}
          onChange={help}
        />
      </CardHead>
      <PlanField of={room} words={words} name="impactDescription" isLong />
    </Card>
  )
}
