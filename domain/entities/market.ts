import { entity } from '#domain/entity.ts'
import { flag, group, list, money, number, option, percent, ref, text } from '#domain/fields.ts'
import { activityTypes, intermediaryTypes } from '#domain/options/marketing.ts'

export const competitor = entity(
  'competitor',
  {
    name: text(200),
    offeringId: ref('offering'),
    price: money(),
    marketShare: percent(),
    segmentId: ref('segment'),
  },
  { modules: ['six'] },
)

/** Impact work of module one and marketing of module five, told apart by activityType. */
export const activity = entity(
  'activity',
  {
    budget: money(),
    conversion: percent(),
    description: text(5000),
    name: text(200),
    outcomes: list(text(300), 40),
    activityType: option(activityTypes),
    selected: flag(),
    segmentId: ref('segment'),
    offeringId: ref('offering'),
    reach: number(),
    impact: list(
      group({
        outcome: text(300),
        kpi: text(500),
        activityToMeasure: text(500),
        toolToMeasure: text(300),
        timeToMeasure: text(120),
      }),
    ),
  },
  { plural: 'activities', modules: ['one', 'five', 'eight'] },
)

export const channel = entity(
  'channel',
  {
    segmentId: ref('segment'),
    offeringId: ref('offering'),
    selected: flag(),
    intermediaries: list(group({ intermediaryType: option(intermediaryTypes), description: text() }), 20),
  },
  { modules: ['five'] },
)
