import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

const screens = ['web/step-kit', 'course'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => join(folder, file)),
)

/** `<TextInput … />` with everything between its name and its end. */
const textBox = /<(?:TextInput|Textarea|GrowingTextarea|textarea|input)\b((?:=>|[^>])*)>/g
const localState = /const \[(\w+)[^\]]*\] = (?:useState|useReducer)\b/g
/** A whole state under one name may be handed on as a text and its change. */
const wholeState = /const \w+ = (?:useState|useReducer)\b/

/** The boxes of a screen whose text is in the hands of the screen alone, and so is lost with it. */
function forgetful(source: string): string[] {
  const states = [...source.matchAll(localState)].map(([, name = '']) => name)
  const boxes = [...source.matchAll(textBox)].map(([, props = '']) => props)
  const values = boxes
    .filter((props) => !/type="(?:search|checkbox|radio)"/.test(props))
    .flatMap((props) => /\bvalue=\{(\w+)/.exec(props)?.[1] ?? [])
  const whole = wholeState.test(source) && boxes.length > 0 ? ['a state under one name'] : []
  return [...values.filter((name) => states.includes(name)), ...whole]
}

test('what is typed in a step outlives its screen: it is held by useHalfTyped or useDraft', () => {
  const found = screens.map((file) => [file, ...forgetful(readFileSync(join(root, file), 'utf8'))])
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter(({ length }) => length > 1)).toEqual([])
})

test.each([
  [
    `const [text, setText] = useState('')\n<TextInput value={text} onChange={(event) => setText(event)} />`,
    ['text'],
  ],
  [
    `const [draft, change] = useState(blank)\n<GrowingTextarea onBlur={() => 1}\n value={draft.that} />`,
    ['draft'],
  ],
  [`const [all, change] = useReducer(next, [])\n<Textarea value={all[index] ?? ''} />`, ['all']],
  [`const draft = useState('')\n<TextInput {...draft} />`, ['a state under one name']],
  [`const [text, setText] = useHalfTyped(keptAs)\n<TextInput value={text} />`, []],
  [`const [looked, look] = useState('')\n<TextInput type="search" value={looked} />`, []],
])('a form that says %j is found out', (source, found) => {
  expect(forgetful(source)).toEqual(found)
})
