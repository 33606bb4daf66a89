import { entity } from '#domain/entity.ts'
import { ref, text, whole } from '#domain/fields.ts'

/** Pain and gain have the same shape; `parent` is the segment, `inputId` the interview note they come from. */
const needFields = {
  title: text(200),
  description: text(),
  level: whole(1, 5),
  inputId: ref('input'),
  parent: ref('segment'),
} as const

export const pain = entity('pain', needFields)
export const gain = entity('gain', needFields)
