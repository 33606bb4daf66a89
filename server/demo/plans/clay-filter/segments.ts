import { filterModel } from '#course/samples/clay-filter/model.en.ts'
import { families, potters, schools } from '#course/samples/clay-filter/segments.en.ts'
import { segmentModel } from '#course/samples/shared/business-model.ts'
import type { Segment } from '#course/samples/shared/customers.ts'

/** The segments of module two, with the business model that module four gives them. */
export const filterSegments: readonly Segment[] = [families, schools, potters].map((segment) => ({
  ...segment,
  ...segmentModel(filterModel, segment.label),
}))
