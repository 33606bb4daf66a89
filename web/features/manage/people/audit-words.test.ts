import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { auditSentence, knownActions } from './audit-words.ts'

const server = join(import.meta.dirname, '../../../../server')

const fourthArgument = /await audit\(\s*(?:[^,]+,\s*){3}(?:\w+ \? )?'([^']+)'/g

/** Every action that is named where something is written into the audit log. */
function writtenActions(): string[] {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const found = files.flatMap((file) => [
    ...readFileSync(join(server, file), 'utf8').matchAll(fourthArgument),
  ])
  return [...new Set(found.map(([, action = '']) => action))]
}

const entry = { action: 'setUserRole', target_name: 'Ana', from: 'mentor', to: 'organiser', count: null }

test('every action that the server writes down has a sentence in both languages', () => {
  expect(writtenActions().length).toBeGreaterThan(5)
  expect(writtenActions().filter((action) => !knownActions.includes(action))).toEqual([])
})

test('values are spoken of in the language of the reader, names as they are', () => {
  expect(auditSentence(entry, 'en')).toBe('Changed the role of Ana from mentor to organiser')
  expect(auditSentence(entry, 'es')).toBe('Cambió el rol de Ana de mentor/a a organizador/a')
  expect(auditSentence({ ...entry, action: 'setMainOrg', to: 'Red Semilla' }, 'en')).toBe(
    'Ana works for Red Semilla now',
  )
  const bug = { ...entry, action: 'setBugStatus', from: 'in progress', to: 'closed' }
  expect(auditSentence(bug, 'es')).toBe('Movió un reporte de error de en proceso a cerrado')
})

test('a step is called as the course calls it, in the language of the reader', () => {
  const step = {
    ...entry,
    action: 'step customised',
    target_name: 'Problem tree',
    target_name_es: 'Árbol de problemas',
    to: 'Valley 3',
  }
  expect(auditSentence(step, 'en')).toBe('Changed the wording of "Problem tree" for Valley 3')
  expect(auditSentence(step, 'es')).toBe('Cambió el texto de "Árbol de problemas" para Valley 3')
})

test('what is unknown or gone still makes a line', () => {
  expect(auditSentence({ ...entry, action: 'newThing' }, 'en')).toBe('newThing: Ana')
  expect(auditSentence({ ...entry, action: 'toString', target_name: null }, 'es')).toContain('ya no existe')
})
