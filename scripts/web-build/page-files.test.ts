import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manageScreens } from '#web/app/manage-screens.ts'
import { screens } from '#web/app/screens.ts'
import { screenLists, screenSources } from './page-files.ts'

test('the build knows the source of the screen of every route that has one', () => {
  const sources = screenSources(screenLists('web'))
  const shown = Object.keys({ ...screens, ...manageScreens })
  expect([...sources.keys()].toSorted()).toEqual(shown.toSorted())
  for (const source of sources.values()) expect(() => readFileSync(`web/${source}`)).not.toThrow()
})
