import { ChoiceCards } from '#course/business-model/shared/choice-cards.tsx'
import { nameOf } from '#course/shared/segments.ts'
import { customerRelations } from '#domain/options/stakeholders.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Columns } from '#web/step-kit/layout/room.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { announce } from '#web/ui/announce.ts'
import { type Question, questions, relationKindOf, relationOf, toCopyFrom } from './buying.ts'
import { ProductCard } from './product-card.tsx'
import { signs } from './signs.ts'
import { useBuying } from './use-buying.ts'
import { words } from './words.ts'

/** How one segment buys one offering, and how the team stays in touch with them. */
export function PairWork({ pair }: { pair: Pair }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const { say, relate, describe } = useBuying(pair)
  const called = text.pair(nameOf(pair.offering, locale), nameOf(pair.segment, locale))
  const about = { duration: text.durations, frequency: text.frequencies, search: text.searches }
  const question = (name: Question) => ({
    field: `offeringMatch.${name}:${pair.key}`,
    label: text.questions[name],
    of: called,
    onChange: (value: string) => say({ [name]: value }),
  })
  return (
    <Columns share="third" isSticky side={<ProductCard pair={pair} />}>
      <Stack gap="xl" data-field={`pair:${pair.key}`}>
        <CardHead actions={<CommentButton field={`pair:${pair.key}`} label={called} />}>
          <Heading>{called}</Heading>
        </CardHead>
        {isEditable ? <CopyFrom pair={pair} called={called} /> : null}
        {questions.map(({ name, options }) => (
          <ChoiceCards<string>
            key={name}
            {...question(name)}
            options={options}
            signs={signs[name]}
            {...(name in about ? { about: about[name as keyof typeof about] } : {})}
            value={pair.match?.[name] ?? null}
          />
        ))}
        <ChoiceCards
          field={`relation.relationType:${pair.key}`}
          label={text.relation}
          of={called}
          options={customerRelations}
          signs={signs.relation}
          about={text.relations}
          value={relationKindOf(data, pair)}
          onChange={relate}
        />
        <PlanText
          field={`how:${pair.key}`}
          label={text.how}
          of={called}
          hint={text.howHint}
          value={relationOf(data, pair)?.description}
          maxLength={500}
          hasComments={false}
          onSave={describe}
        />
      </Stack>
    </Columns>
  )
}

/** Similar pairs begin with the same answers. */
function CopyFrom({ pair, called }: { pair: Pair; called: string }) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const { copyFrom } = useBuying(pair)
  const others = toCopyFrom(data, pair)
  if (others.length === 0) return null

  function take(key: string | null) {
    const other = others.find((one) => one.key === key)
    if (!other) return
    copyFrom(other)
    announce(text.copied)
  }

  return (
    <PickOne
      aria-label={`${text.copy} ${called}`}
      none={text.copy}
      value={null}
      options={others.map(({ key, offering, segment }) => ({
        value: key,
        label: text.pair(nameOf(offering, locale), nameOf(segment, locale)),
      }))}
      onPick={take}
    />
  )
}
