import { BaseSequencer, type TestSpecification } from 'vitest/node'

const longest = [
  'e2e/rooms/looks.test.ts',
  'server/permissions.test.ts',
  'e2e/shell/route-walk.test.ts',
  'e2e/journeys/module-seven.test.ts',
  'e2e/rooms/saving.test.ts',
  'e2e/rooms/extremes.test.ts',
  'e2e/rooms/forced-colours.test.ts',
  'e2e/rooms/asked-numbers.test.ts',
  'e2e/rooms/complaints.test.ts',
  'e2e/rooms/languages.test.ts',
  'e2e/rooms/findings.test.ts',
  'e2e/journeys/half-typed.test.ts',
  'e2e/journeys/module-one.test.ts',
  'e2e/journeys/answers.test.ts',
  'e2e/shell/catalogue.test.ts',
  'e2e/shell/page-loads.test.ts',
  'e2e/shell/accessible.test.ts',
  'e2e/journeys/management-by-links.test.ts',
  'e2e/journeys/module-three.test.ts',
  'e2e/journeys/module-five.test.ts',
  'e2e/journeys/module-two.test.ts',
  'e2e/shell/small-and-dark.test.ts',
  'server/main.test.ts',
  'server/db/cluster.test.ts',
  'server/documents/private-words.test.ts',
  'web/app/room-screens.test.tsx',
  'domain/finance/invariants.test.ts',
  'server/documents/plan/compose-plan.test.ts',
  'server/documents/extreme-plans.test.ts',
  'server/db/database-away.test.ts',
  'server/documents/summary-documents.test.ts',
  'bench/management/pages.test.ts',
]

/** What takes longest begins first, so that no core waits for it at the end. In a fresh clone nothing is known of times. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((file) => moduleId.endsWith(file))
  return place < 0 ? longest.length : place
}
