import { Badge, Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { modelName } from '#domain/plan/chosen-models.ts'
import { messageText } from '#domain/plan/messages.ts'
import type { ModelType } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Fault, NumberMark, Soft } from '#web/step-kit/layout/said.tsx'
import { Row } from '#web/step-kit/layout/stack.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { mostModels } from './choosing.ts'
import classes from './gallery.module.css'
import { type GalleryModel, leadOf, toldOf } from './gallery.ts'
import { galleryWords } from './gallery-words.ts'
import { ModelFlow } from './model-flow.tsx'
import { useChoosing } from './use-choosing.ts'

type Props = {
  type: ModelType
  one: GalleryModel
  isFull: boolean
  isCompared: boolean
  onCompare: (isOn: boolean) => void
  /** What belongs to a chosen model. */
  children?: ReactNode
}

/** A model as it can be chosen: what flows in it, what it is, and why it may fit. */
export function ModelCard({ type, one, isFull, isCompared, onCompare, children }: Props) {
  const locale = useLocale()
  const text = galleryWords[type][locale]
  const { isEditable } = usePlanFrame()
  const { id, model, number, fit } = one
  const name = modelName(model, locale)
  const [lead, rest] = model ? leadOf(toldOf(model, locale).description) : [text.gone, '']
  return (
    <Card as="li" isOneOfMany edge={number ? 'leaf' : 'plain'} data-field={`model:${id}`}>
      <CardHead actions={<CommentButton field={`model:${id}`} label={name} />}>
        <Row>
          {number ? <NumberMark isOn>{number}</NumberMark> : null}
          <Heading level={3}>{name}</Heading>
          {number && !isEditable ? <Badge variant="light">{text.chosen}</Badge> : null}
        </Row>
      </CardHead>
      {fit ? (
        <div className={classes.fit}>
          <Badge variant="light" size="lg" tt="none">
            {isEditable ? text.fits : text.fitsTheirs}
          </Badge>
          <Soft isSmall>{fit}</Soft>
        </div>
      ) : null}
      <div className={classes.about}>
        <ModelFlow id={id} name={name} />
        <p>{lead}</p>
      </div>
      {model ? (
        <Fold
          label={
            <>
              {text.more}
              <span className="visually-hidden">: {name}</span>
            </>
          }
        >
          {rest ? <p>{rest}</p> : null}
          <Examples model={one} type={type} />
        </Fold>
      ) : null}
      <Row>
        {isEditable ? <ChooseButton type={type} one={one} isFull={isFull} /> : null}
        {model ? (
          <Switch look="tick" aria-label={text.compareOf(name)} checked={isCompared} onChange={onCompare}>
            {text.compare}
          </Switch>
        ) : null}
      </Row>
      {number ? children : null}
    </Card>
  )
}

type ChooseProps = Pick<Props, 'type' | 'one' | 'isFull'>

/** A fourth model is refused, and said so where it was pressed. */
export function ChooseButton({ type, one: { id, model, number }, isFull }: ChooseProps) {
  const locale = useLocale()
  const text = galleryWords[type][locale]
  const { choose } = useChoosing()
  const [isRefused, setRefused] = useState(false)
  const name = modelName(model, locale)
  const isOn = number !== undefined
  const tooMany = messageText({ message: 'max3', values: { n: mostModels } }, locale)

  function handlePress() {
    const refuses = !isOn && isFull
    setRefused(refuses)
    if (refuses) announce(tooMany)
    else choose({ id, type }, !isOn)
  }

  return (
    <>
      <Button
        variant={isOn ? 'filled' : 'default'}
        leftSection={isOn ? <Icon name="check" /> : undefined}
        aria-pressed={isOn}
        aria-label={isOn ? text.unchooseOf(name) : text.chooseOf(name)}
        onClick={handlePress}
      >
        {isOn ? text.chosen : text.choose}
      </Button>
      <Fault>{isRefused && isFull && !isOn ? tooMany : null}</Fault>
    </>
  )
}

export function Examples({ model: { model }, type }: { model: GalleryModel; type: ModelType }) {
  const locale = useLocale()
  const text = galleryWords[type][locale]
  const { examples } = model ? toldOf(model, locale) : { examples: [] }
  if (examples.length === 0) return null
  return (
    <div className={classes.examples}>
      <strong>{text.examples}</strong>
      <ul>
        {examples.map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ul>
    </div>
  )
}
