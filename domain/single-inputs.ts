/** Answers that exist at most once per project and parent (steps catalogue, section 10.2). */
const singleKeys = new Map<string, readonly string[]>(
  Object.entries({
    'one/defining-your-problem': ['who', 'what', 'where', 'when', 'evidence'],
    'one/choosing-the-causes': ['rating'],
    'one/testing-your-assumptions': ['assumption'],
    'one/information-sources': ['covers'],
    'one/making-sense': ['verdict'],
    'one/activities-outcomes': ['cause', 'impact'],
    'one/finding-your-why': ['story', 'contribution', 'impact'],
    'two/pain-relievers': ['skipped'],
    'two/gain-creators': ['skipped'],
    'three/map-current-solutions': ['own'],
    'three/opportunity': ['gap', 'opportunity'],
    'three/stakeholder-understanding': ['wants', 'worries'],
    'three/stakeholder-relationship': ['next-step'],
    'four/product-customer-relationship': ['relation'],
    'four/business-model': ['flow'],
    'four/choose-definition': ['today', 'target'],
    'four/key-resources': ['needed'],
    'five/distribution-channels-strategy': ['strategy'],
    'five/channel-prioritization': ['score'],
    'five/activities-selection': ['budget-limit', 'reason'],
    'five/build-my-pitch': ['hook', 'problem', 'solution', 'customers', 'model', 'impact', 'ask'],
    'six/pricing': ['markup', 'reason'],
    'seven/start-up-capital': ['currency', 'plan-start'],
    'seven/fixed-assets': ['none'],
    'seven/pre-operating-capital': ['none'],
    'seven/expenses': ['growth'],
    'seven/revenue': ['grant-continuity'],
    'seven/income-statement': ['comment'],
    'seven/cash-flow': ['comment'],
    'seven/break-even': ['comment'],
  }),
)

const frameKeys = new Map([
  ['introduction', ['started', 'expectation']],
  ['summary', ['reflection']],
])

/** The address of a record that may exist only once in its project, or null where many may. */
export function singleKey(kind: string, data: Readonly<Record<string, unknown>>): string | null {
  if (kind === 'business') return 'business'
  if (kind !== 'input') return null
  const { moduleKey, stepKey, key, parent } = data
  if (typeof moduleKey !== 'string' || typeof stepKey !== 'string' || typeof key !== 'string') return null
  // A key may carry an id behind a colon, as in relation:{offeringId}.
  const name = key.split(':')[0] ?? key
  const names = singleKeys.get(`${moduleKey}/${stepKey}`) ?? frameKeys.get(stepKey) ?? []
  return names.includes(name) ? `input/${moduleKey}/${stepKey}/${key}/${parent ?? ''}` : null
}
