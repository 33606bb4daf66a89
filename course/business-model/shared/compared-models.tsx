import { modelName } from '#domain/plan/chosen-models.ts'
import type { ModelType } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Parts, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { type GalleryModel, toldOf } from './gallery.ts'
import { ChooseButton, Examples } from './model-card.tsx'
import { ModelFlow } from './model-flow.tsx'

type Props = { type: ModelType; pair: readonly GalleryModel[]; isFull: boolean }

/** Two models with everything that is told of them, and the choice. */
export function ComparedModels({ type, pair, isFull }: Props) {
  const locale = useLocale()
  const { isEditable } = usePlanFrame()
  return (
    <Parts gap="l">
      {pair.map((one) => {
        const { id, model, fit } = one
        const name = modelName(model, locale)
        return (
          <Stack key={id} gap="m" aria-label={name}>
            <Heading level={3}>{name}</Heading>
            <ModelFlow id={id} name={name} />
            {fit ? <Soft>{fit}</Soft> : null}
            {model ? <p>{toldOf(model, locale).description}</p> : null}
            <Examples type={type} model={one} />
            <Row>{isEditable ? <ChooseButton type={type} one={one} isFull={isFull} /> : null}</Row>
          </Stack>
        )
      })}
    </Parts>
  )
}
