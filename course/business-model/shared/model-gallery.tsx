import { Anchor, Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { modelName } from '#domain/plan/chosen-models.ts'
import { businessOf, type ModelType } from '#domain/plan/plan-data.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Fault, Pill, Soft } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useStepLink } from '#web/step-kit/step-link.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { mostModels } from './choosing.ts'
import { ComparedModels } from './compared-models.tsx'
import classes from './gallery.module.css'
import { type GalleryModel, galleryOf } from './gallery.ts'
import { galleryWords } from './gallery-words.ts'
import { ModelCard } from './model-card.tsx'

type Props = {
  type: ModelType
  /** What belongs to a chosen model. */
  below?: (model: GalleryModel) => ReactNode
}

/** All models of a type as cards: to read, to compare two of them, and to choose up to three. */
export function ModelGallery({ type, below }: Props) {
  const locale = useLocale()
  const text = galleryWords[type][locale]
  const { data } = usePlan()
  const gap = useGap('models')
  const [marked, setMarked] = useState<readonly string[]>([])
  const models = galleryOf(data, type, locale)
  const chosen = models.filter(({ number }) => number).length
  const mark = (id: string, isOn: boolean) =>
    // Of a third mark, the oldest goes.
    setMarked((before) => [...before.filter((one) => one !== id), ...(isOn ? [id] : [])].slice(-2))
  return (
    <Stack data-field="models">
      <Row>
        <Pill isStatus>{text.count(chosen, mostModels)}</Pill>
        <Compare type={type} pair={models.filter(({ id }) => marked.includes(id))} chosen={chosen} />
      </Row>
      <Fault>{gap}</Fault>
      <WithoutAnswer type={type} />
      <Heading>{text.models}</Heading>
      {models.length === 0 ? <Soft>{text.none}</Soft> : null}
      <ul className={classes.gallery}>
        {models.map((one) => (
          <ModelCard
            key={one.id}
            type={type}
            one={one}
            isFull={chosen >= mostModels}
            isCompared={marked.includes(one.id)}
            onCompare={(isOn) => mark(one.id, isOn)}
          >
            {below?.(one)}
          </ModelCard>
        ))}
      </ul>
    </Stack>
  )
}

type CompareProps = { type: ModelType; pair: readonly GalleryModel[]; chosen: number }

function Compare({ type, pair, chosen }: CompareProps) {
  const locale = useLocale()
  const text = galleryWords[type][locale]
  const frame = useText()
  const [isOpen, setOpen] = useState(false)
  const [one, other] = pair.map(({ model }) => modelName(model, locale))
  if (!one) return <Soft>{text.compareHint}</Soft>
  if (!other) return <Soft>{text.compareOne(one)}</Soft>
  return (
    <>
      <Button variant="light" onClick={() => setOpen(true)}>
        {text.compareBoth(one, other)}
      </Button>
      <Dialog
        title={text.compareTitle}
        closeLabel={frame('step.close')}
        opened={isOpen}
        onClose={() => setOpen(false)}
      >
        {isOpen ? <ComparedModels type={type} pair={pair} isFull={chosen >= mostModels} /> : null}
      </Dialog>
    </>
  )
}

/** Without an answer to what the marks follow, there are none. */
function WithoutAnswer({ type }: { type: ModelType }) {
  const text = galleryWords.social[useLocale()]
  const { data, isEditable } = usePlan()
  const linkTo = useStepLink()
  if (type !== 'social' || !isEditable || businessOf(data)?.impactModel) return null
  return (
    <Soft>
      {text.noAnswer} <Anchor href={linkTo('business-model')}>{text.toAnswer}</Anchor>
    </Soft>
  )
}
