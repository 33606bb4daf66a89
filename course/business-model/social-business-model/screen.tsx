import type { GalleryModel } from '#course/business-model/shared/gallery.ts'
import { ModelGallery } from '#course/business-model/shared/model-gallery.tsx'
import { useChoosing } from '#course/business-model/shared/use-choosing.ts'
import { nameOf } from '#course/shared/segments.ts'
import { modelName, segmentsOfModel } from '#domain/plan/chosen-models.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { MissingCustomers } from '#web/step-kit/parts/missing-customers.tsx'
import { Picks } from '#web/step-kit/picks.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { words } from './words.ts'

/** The models that link impact and income, and the segments that each chosen one is for. */
export function Screen() {
  const { data } = usePlan()
  if (!data.segment?.length) return <MissingCustomers of="segments" />
  return (
    <Room isWide>
      <ModelGallery type="social" below={(model) => <Segments of={model} />} />
    </Room>
  )
}

function Segments({ of: { id, model } }: { of: GalleryModel }) {
  const locale = useLocale()
  const { data } = usePlan()
  const { apply } = useChoosing()
  const before = segmentsOfModel(data, id).map(({ _id }) => _id)

  function change(after: readonly string[]) {
    for (const { _id } of data.segment ?? [])
      if (before.includes(_id) !== after.includes(_id))
        apply({ id, type: 'social' }, _id, after.includes(_id))
  }

  return (
    <Picks
      field={`segments:${id}`}
      label={words[locale].segments}
      of={modelName(model, locale)}
      options={(data.segment ?? []).map((segment) => ({ id: segment._id, text: nameOf(segment, locale) }))}
      chosen={before}
      onChange={change}
    />
  )
}
