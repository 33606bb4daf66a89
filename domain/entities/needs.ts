import { entity } from '#domain/entity.ts'
import { origin, ref, text, whole } from '#domain/fields.ts'

/** Pain and gain have the same shape; `parent` is the segment, `inputId` the interview note they come from. */
const needFields = {
  title: text(200),
  description: text(),
  level: whole(1, 5),
  inputId: origin('input'),
  parent: ref('segment'),
} as const

export const pain = entity('pain', needFields, { modules: ['two'] })
export const gain = entity('gain', needFields, { modules: ['two'] })
