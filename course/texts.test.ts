import { expect, test } from 'vitest'
import { parseModuleText, parseStepText } from './texts.ts'

const step = `# Goals

## intro

A date makes a wish a goal.

## help_deepdive

### Why

Because.
`

test('a part is what stands under its heading, with smaller headings left in', () => {
  expect(parseStepText(step)).toMatchObject({
    title: 'Goals',
    intro: 'A date makes a wish a goal.',
    help_deepdive: '### Why\n\nBecause.',
  })
})

test('a part that is left out is empty', () => {
  expect(parseStepText(step).help_tips).toBe('')
})

test('line ends of any system give the same text', () => {
  expect(parseStepText(step.replaceAll('\n', '\r\n'))).toEqual(parseStepText(step))
})

test.each([
  ['a title that is missing', '## intro\n\nText'],
  ['words between the title and the first part', '# Goals\n\nLost words\n\n## intro\n\nText'],
  ['a part with an unknown name', '# Goals\n\n## introduction\n\nText'],
  ['a part that stands twice', '# Goals\n\n## intro\n\nText\n\n## intro\n\nText'],
])('refuses %s', (_, markdown) => {
  expect(() => parseStepText(markdown)).toThrow()
})

test('the outcomes of a module are its list items', () => {
  const text =
    '# Impact\n\n## outcomes\n\n- one\n- two\n\n## time\n\nAbout 2 hours\n\n## ready\n\nNothing.\n\n## needs\n\n- team: a list\n'
  expect(parseModuleText(text)).toEqual({
    title: 'Impact',
    outcomes: ['one', 'two'],
    time: 'About 2 hours',
    ready: 'Nothing.',
    needs: { team: 'a list' },
  })
})
