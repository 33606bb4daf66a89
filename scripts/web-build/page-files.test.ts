import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routes } from '#web/app/routes.ts'
import { hasScreen } from '#web/app/screens.ts'
import { screenSources } from './page-files.ts'

test('the build knows the source of the screen of every route that has one', () => {
  const sources = screenSources(readFileSync('web/app/screens.ts', 'utf8'))
  const shown = routes.filter(({ name }) => hasScreen(name)).map(({ name }) => name)
  expect([...sources.keys()].toSorted()).toEqual(shown.toSorted())
  for (const source of sources.values()) expect(() => readFileSync(`web/${source}`)).not.toThrow()
})
