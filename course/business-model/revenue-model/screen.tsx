import { ModelGallery } from '#course/business-model/shared/model-gallery.tsx'
import { useChoosing } from '#course/business-model/shared/use-choosing.ts'
import { modelIds } from '#course/model-ids.ts'
import { payingSegments } from '#course/shared/paying-segments.ts'
import { nameOf } from '#course/shared/segments.ts'
import { chosenModels, modelName, modelsOfSegment, segmentsOfModel } from '#domain/plan/chosen-models.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Soft, Told } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { MissingCustomers } from '#web/step-kit/parts/missing-customers.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { TickGrid } from '#web/step-kit/tick-grid/tick-grid.tsx'
import { words } from './words.ts'

/** The ways to earn, and which segment pays in which. */
export function Screen() {
  const { data } = usePlan()
  if (!data.segment?.length) return <MissingCustomers of="segments" />
  return (
    <Room isWide>
      <ModelGallery type="revenue" below={({ id }) => (id === modelIds.fundraising ? <NonMarket /> : null)} />
      <PayingMatrix />
      <Unpaying />
    </Room>
  )
}

function NonMarket() {
  const text = words[useLocale()]
  return <Soft>{text.nonMarket}</Soft>
}

function PayingMatrix() {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const { apply } = useChoosing()
  const chosen = chosenModels(data, 'revenue')
  const columns = chosen.map(({ id, model }) => ({ id, text: modelName(model, locale) }))
  const unused = columns.filter(({ id }) => segmentsOfModel(data, id).length === 0)
  const rows = payingSegments(data).map((segment) => {
    const ticked = modelsOfSegment(data, segment, 'revenue').map(({ id }) => id)
    const names = columns.filter(({ id }) => ticked.includes(id)).map((column) => column.text)
    return {
      id: segment._id,
      text: nameOf(segment, locale),
      field: `segment:${segment._id}`,
      ticked,
      verdict: names.join(' · ') || text.noWay,
      tone: ticked.length > 0 ? ('leaf' as const) : ('warn' as const),
    }
  })

  function toggle(segment: string, id: string) {
    const isOn = rows.find((row) => row.id === segment)?.ticked.includes(id) === true
    apply({ id, type: 'revenue' }, segment, !isOn)
  }

  if (chosen.length === 0) return <Soft>{isEditable ? text.matrixEmpty : text.nothingChosen}</Soft>
  return (
    <Stack gap="m">
      <div>
        <Heading>{text.matrix}</Heading>
        {isEditable ? <Soft>{text.matrixHint}</Soft> : null}
      </div>
      <TickGrid
        label={text.matrix}
        head={{ rows: text.segment, verdict: text.ways }}
        rows={rows}
        columns={columns}
        cell={text.cell}
        onToggle={toggle}
      />
      {isEditable && unused.length > 0 ? (
        <Told tone="warn">{text.unused(unused.map((column) => column.text).join(', '))}</Told>
      ) : null}
    </Stack>
  )
}

/** Who gets something and does not pay: somebody else has to. */
function Unpaying() {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const paying = payingSegments(data)
  const free = (data.segment ?? []).filter((segment) => !paying.includes(segment))
  if (free.length === 0) return null
  const payers = paying.map((segment) => nameOf(segment, locale)).join(', ')
  return (
    <Card wash="grey" isSmall>
      <Heading level={3}>{text.free}</Heading>
      {free.map((segment) => (
        <Soft key={segment._id}>
          {nameOf(segment, locale)}: {payers ? text.coveredBy(payers) : text.coveredByNobody}
        </Soft>
      ))}
    </Card>
  )
}
