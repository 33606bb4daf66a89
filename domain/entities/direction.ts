import { entity } from '#domain/entity.ts'
import { date, group, list, text } from '#domain/fields.ts'

/** One sentence per segment: parts = segmentId, who, need, offering, category, benefit, alternative, difference. */
export const proposition = entity('proposition', { parts: list(text(500), 8) }, { modules: ['six'] })

export const goal = entity(
  'goal',
  {
    title: text(200),
    objectives: list(group({ title: text(200), activities: list(text(300), 60), date: date() }), 60),
  },
  { modules: ['nine'] },
)
