import type { Example } from '#web/catalogue/example.ts'
import { Scene } from '#web/catalogue/fixtures/scene.tsx'
import { SummaryScreen } from '#web/step-kit/summary/summary-screen.tsx'

const flags = { finished: false, validated: false, review_request: false, request_count: 0, withdrawn: false }
const asked = { ...flags, review_request: true, request_count: 2 }
const screen = <SummaryScreen report={undefined} gapNames={undefined} />

export const examples: readonly Example[] = [
  {
    of: 'step-kit/summary/summary-screen.tsx SummaryScreen',
    states: {
      'before the first request': () => <Scene flags={flags}>{screen}</Scene>,
      requested: () => <Scene flags={asked}>{screen}</Scene>,
      'approved, and changed since': () => (
        <Scene flags={{ ...asked, finished: true, validated: true }}>{screen}</Scene>
      ),
      'a mentor answers': () => (
        <Scene as="mentor" flags={asked}>
          {screen}
        </Scene>
      ),
    },
  },
]
