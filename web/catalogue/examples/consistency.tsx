import type { Example } from '#web/catalogue/example.ts'
import { aside, below, check, empty, goal } from '#web/catalogue/fixtures/findings.ts'
import type { Check } from '#web/step-kit/consistency/consistency-documents.ts'
import { ConsistencyList } from '#web/step-kit/consistency/consistency-list.tsx'

const list =
  (rest: Partial<Check>, isWriter = true) =>
  () => <ConsistencyList check={check(rest)} projectId="p" isWriter={isWriter} first={3} />

export const examples: readonly Example[] = [
  {
    of: 'step-kit/consistency/consistency-list.tsx ConsistencyList',
    states: {
      'for the team': list({ open: 4, findings: [below, goal] }),
      'for a reader': list({ open: 4, findings: [below, goal] }, false),
      'all fits': list({}),
      'parts are empty': list({ unchecked: [empty] }),
      'set aside': list({ aside }),
    },
  },
]
