import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './testing/longest-first.ts'

// One more than two cores: there is always one that waits, for a clock or for another process.
const maxWorkers = 3

const database = {
  maxWorkers,
  // Documents are made in processes of their own, which read their code as the product's do.
  env: { NODE_COMPILE_CACHE: 'node_modules/.cache/germina' },
  globalSetup: ['testing/database-setup.ts'],
  // Browsers are at work beside them: a machine that is slow is no fault.
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Neither database nor browser. The files share a worker, which spares its start for each of them.
        plugins: [react()],
        test: {
          name: 'pure',
          include: ['{domain,course,web}/**/*.test.{ts,tsx}'],
          isolate: false,
          maxWorkers,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...database,
          name: 'unit',
          include: ['{server,testing,scripts,bench}/**/*.test.ts'],
          // Reading the same modules anew for each file took more than a third of the time.
          isolate: false,
        },
      },
      {
        // Every room in a browser, without a server.
        test: {
          name: 'rooms',
          // The files share a browser and its pages.
          isolate: false,
          include: ['e2e/rooms/*.test.ts'],
          globalSetup: ['e2e/rooms/build-rooms.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxWorkers,
          maxConcurrency: 2,
        },
      },
      {
        test: {
          ...database,
          globalSetup: [...database.globalSetup, 'e2e/demo-setup.ts'],
          name: 'e2e',
          isolate: false,
          include: ['e2e/{journeys,shell}/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 40_000 } },
          // Two walks at a time, for two cores.
          maxConcurrency: 2,
          // Journeys wait for a pause in typing, a frame or an answer for a third of their time.
          maxWorkers: 4,
        },
      },
    ],
  },
})
