import { payingSegments } from '#course/shared/paying-segments.ts'
import { nameOf, type Segment } from '#course/shared/segments.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CheckList } from '#web/step-kit/check-list.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Columns, Room } from '#web/step-kit/layout/room.tsx'
import { Sentence, Soft } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { Ideas } from '#web/step-kit/lists/ideas.tsx'
import { SegmentTabs } from '#web/step-kit/parts/segment-tabs.tsx'
import { usePlan, usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useLanguageOf } from '#web/step-kit/plan-language.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { earlierFor } from './earlier.ts'
import {
  checksOf,
  gapsOfSegment,
  longestPart,
  type PartName,
  type Parts,
  partNames,
  partsOf,
  propositionOf,
  withPart,
} from './proposition.ts'
import { words } from './words.ts'

/** One sentence for each segment that says why they should choose the team. */
export function Screen() {
  const { data } = usePlan()
  return (
    <Room isWide>
      <SegmentTabs isComplete={({ _id }) => gapsOfSegment(data, _id).length === 0}>
        {(segment) => <Proposition segment={segment} />}
      </SegmentTabs>
    </Room>
  )
}

function Proposition({ segment }: { segment: Segment }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const paying = payingSegments(data)
  const all = partsOf(data, segment._id)
  const kept = propositionOf(data, segment._id)
  const isOptional = paying.length > 0 && !paying.some(({ _id }) => _id === segment._id)
  const field = `proposition:${kept?._id ?? ''}`
  return (
    <Columns isSticky side={<Spoken all={all} />}>
      <Card data-field={field}>
        <CardHead
          actions={
            kept ? (
              <CommentButton field={field} label={`${text.sentence}: ${nameOf(segment, locale)}`} />
            ) : null
          }
        >
          <Heading>{nameOf(segment, locale)}</Heading>
          {isOptional && isEditable ? <Soft isSmall>{text.optional}</Soft> : null}
        </CardHead>
        {isEditable || kept ? <Blanks segment={segment} all={all} /> : <Soft>{text.none}</Soft>}
      </Card>
    </Columns>
  )
}

function Blanks({ segment, all }: { segment: Segment; all: Parts }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const { read, write } = usePlanFrame()
  const { _id } = segment
  const earlier = earlierFor(data, segment, locale)
  function save(part: PartName, typed: string) {
    const plan = read()
    const parts = withPart(_id, partsOf(plan, _id), part, typed)
    const now = propositionOf(plan, _id)
    if (now) write.update('proposition', now._id, { parts })
    else write.insert('proposition', { parts })
  }
  return partNames.map((part) => (
    <Stack key={part} gap="s">
      <PlanText
        field={`${part}:${_id}`}
        label={text[part]}
        placeholder={text.placeholders[part]}
        value={all[part]}
        maxLength={longestPart}
        hasComments={false}
        onSave={(typed) => save(part, typed)}
      />
      {isEditable && isBlank(all[part]) ? (
        <Ideas label={text.ideas} ideas={earlier[part]} of={text[part]} onTake={(idea) => save(part, idea)} />
      ) : null}
    </Stack>
  ))
}

/** The sentence as it grows, in the language of the blanks, and what can be told of it at once. */
function Spoken({ all }: { all: Parts }) {
  const locale = useLocale()
  const text = words[locale]
  const language = useLanguageOf(Object.values(all).join(' ')) ?? locale
  return (
    <Stack gap="m">
      <Heading size="h5">{text.read}</Heading>
      <Sentence>
        <span lang={language === locale ? undefined : language}>{words[language].say(all)}</span>
      </Sentence>
      <Heading size="h5">{text.checks}</Heading>
      <CheckList checks={checksOf(all)} labels={text.checked} />
    </Stack>
  )
}
