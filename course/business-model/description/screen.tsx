import { Anchor, Badge } from '@mantine/core'
import { useChoosing } from '#course/business-model/shared/use-choosing.ts'
import { lanesOfSegment } from '#course/shared/paying-segments.ts'
import { labelOf, nameOf, type Segment } from '#course/shared/segments.ts'
import { flowLanes } from '#domain/options/models.ts'
import { type ChosenModel, chosenModels, modelName, modelsOfSegment } from '#domain/plan/chosen-models.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Columns, Room } from '#web/step-kit/layout/room.tsx'
import { Sentence, Soft } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { SegmentTabs } from '#web/step-kit/parts/segment-tabs.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useLanguageOf } from '#web/step-kit/plan-language.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { useStepLink } from '#web/step-kit/step-link.ts'
import { TakeOverButton } from '#web/step-kit/take-over-button.tsx'
import { segmentGaps, sentenceFor } from './description.ts'
import { words } from './words.ts'

/** How the chosen models work: for each segment, and each model in the words of the team. */
export function Screen() {
  const text = words[useLocale()]
  const { data } = usePlan()
  const chosen = chosenModels(data)
  if (chosen.length === 0) return <MissingPrerequisite step="social-business-model" about={text.noModels} />
  const isComplete = (segment: Segment) =>
    modelsOfSegment(data, segment).length > 0 && segmentGaps(segment).length === 0
  return (
    <Room>
      <SegmentTabs isComplete={isComplete}>
        {(segment) => <SegmentModels key={segment._id} segment={segment} />}
      </SegmentTabs>
      <Stack>
        <div>
          <Heading>{text.ownWords}</Heading>
          <Soft>{text.ownWordsHint}</Soft>
        </div>
        {chosen.map((one) => (
          <ModelText key={one.id} chosen={one} />
        ))}
      </Stack>
    </Room>
  )
}

function SegmentModels({ segment }: { segment: Segment }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, write, isEditable } = usePlan()
  const linkTo = useStepLink()
  const models = modelsOfSegment(data, segment).map(({ model }) => modelName(model, locale))
  const name = nameOf(segment, locale)
  const offerings = pairsOf(data)
    .filter((pair) => pair.segment._id === segment._id)
    .map(({ offering }) => nameOf(offering, locale))
  const lanes = lanesOfSegment(data, segment).map((lane) => labelOf(flowLanes, lane, locale))
  return (
    <Columns side={<Preview segment={segment} />} isSticky>
      <Facts label={text.models} facts={models} />
      <Facts label={text.offerings} facts={offerings} />
      <Facts label={text.lane} facts={lanes} />
      {models.length === 0 ? (
        <Soft>
          {text.noneOfSegment(name)}{' '}
          {isEditable ? <Anchor href={linkTo('social-business-model')}>{text.toModels}</Anchor> : null}
        </Soft>
      ) : null}
      {isEditable && models.length > 0 ? <Helper segment={segment} /> : null}
      <PlanText
        field={`segment:${segment._id}`}
        label={text.modelDescription}
        of={name}
        placeholder={text.placeholder}
        value={segment.modelDescription}
        maxLength={5000}
        isLong
        onSave={(modelDescription) => write.update('segment', segment._id, { modelDescription })}
      />
    </Columns>
  )
}

function Facts({ label, facts }: { label: string; facts: readonly string[] }) {
  if (facts.length === 0) return null
  return (
    <Row>
      <span>{label}:</span>
      {facts.map((fact) => (
        <Badge
          key={fact}
          variant="light"
          size="lg"
          tt="none"
          h="auto"
          styles={{ label: { whiteSpace: 'normal' } }}
        >
          {fact}
        </Badge>
      ))}
    </Row>
  )
}

/** In the language in which the plan is written, so that the words of the team go on in it. */
function Helper({ segment }: { segment: Segment }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, write } = usePlan()
  const language = useLanguageOf(`${segment.name} ${segment.addressableMarketDescription ?? ''}`) ?? locale
  const sentence = sentenceFor(data, segment, language)
  return (
    <Card wash="grey" isSmall>
      <strong>{text.helper}</strong>
      <Sentence>{sentence}</Sentence>
      <TakeOverButton
        label={text.use}
        question={text.replace}
        text={sentence}
        current={segment.modelDescription ?? ''}
        onUse={() => write.update('segment', segment._id, { modelDescription: sentence })}
      />
    </Card>
  )
}

function Preview({ segment }: { segment: Segment }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const told = modelsOfSegment(data, segment).filter(({ description }) => !isBlank(description))
  const isEmpty = isBlank(segment.modelDescription) && told.length === 0
  return (
    <Card wash="leaf">
      <Heading size="h5">{text.preview}</Heading>
      <Heading level={3}>{nameOf(segment, locale)}</Heading>
      {isEmpty ? <Soft>{isEditable ? text.previewEmpty : text.theirEmpty}</Soft> : null}
      {isBlank(segment.modelDescription) ? null : <p>{segment.modelDescription}</p>}
      {told.map(({ id, model, description }) => (
        <p key={id}>
          <strong>{modelName(model, locale)}.</strong> <span>{description}</span>
        </p>
      ))}
    </Card>
  )
}

function ModelText({ chosen: { id, type, model, description } }: { chosen: ChosenModel }) {
  const locale = useLocale()
  const text = words[locale]
  const { describe } = useChoosing()
  const name = modelName(model, locale)
  return (
    <Card isSmall>
      <Heading level={3}>{name}</Heading>
      <PlanText
        field={`model:${id}`}
        label={text.modelText}
        of={name}
        value={description}
        maxLength={5000}
        isLong
        onSave={(said) => describe({ id, type }, said)}
      />
    </Card>
  )
}
