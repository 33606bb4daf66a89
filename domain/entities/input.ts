import { entity } from '#domain/entity.ts'
import { date, flag, list, looseRef, option, text, whole } from '#domain/fields.ts'
import { positions, relationshipStrengths } from '#domain/options/stakeholders.ts'

/** The generic answer of a step: single (one per module, step, key and parent) or one of a list. */
export const input = entity(
  'input',
  {
    value: text(10000),
    selected: flag(),
    lastUpdated: date(),
    moduleKey: text(40),
    stepKey: text(80),
    key: text(120),
    /** An id of this plan (cause, segment, question …) or empty. */
    parent: looseRef(),
    valueArr: list(text(2000), 500),
    description: text(10000),
    segmentType: text(120),
    relationType: text(120),
    groupName: text(120),
    productType: text(120),
    power: whole(0, 100),
    interest: whole(0, 100),
    relationship: option(relationshipStrengths),
    position: option(positions),
    plan: text(5000),
    give: text(5000),
    receive: text(5000),
  },
  { serverFields: ['lastUpdated'], isListedByProject: true },
)
