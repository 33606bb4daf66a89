import { BaseSequencer, type TestSpecification } from 'vitest/node'

const longest = [
  'e2e/rooms/looks.test.ts',
  'server/permissions.test.ts',
  'e2e/shell/route-walk.test.ts',
  'e2e/journeys/module-seven.test.ts',
  'e2e/rooms/forced-colours.test.ts',
  'e2e/rooms/saving.test.ts',
  'e2e/shell/small-and-dark.test.ts',
  'e2e/journeys/module-one.test.ts',
  'server/main.test.ts',
  'server/db/cluster.test.ts',
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
