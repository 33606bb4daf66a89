import { expect, test } from 'vitest'
import { type DraftEvent, emptyDraft, nextDraft } from './draft.ts'

const after = (...events: DraftEvent[]) => events.reduce(nextDraft, emptyDraft)
const write = (text: string): DraftEvent => ({ type: 'write', text })
const send: DraftEvent = { type: 'send' }

test('sending empties the box', () => {
  expect(after(write('Well said '), send)).toEqual({ text: '', sending: 'Well said', failed: false })
})

test('an empty message is ignored', () => {
  expect(after(write(' \n'), send)).toEqual({ text: ' \n', sending: null, failed: false })
})

test('a message that was not sent is back in the box', () => {
  expect(after(write('Well said'), send, { type: 'failed' })).toEqual({
    text: 'Well said',
    sending: null,
    failed: true,
  })
})

test('what was written while sending failed is kept too', () => {
  expect(after(write('First'), send, write('Second'), { type: 'failed' }).text).toBe('First\nSecond')
})

test('a second message waits for the first', () => {
  const draft = after(write('First'), send, write('Second'), send)
  expect(draft).toEqual({ text: 'Second', sending: 'First', failed: false })
  expect(nextDraft(draft, { type: 'sent' })).toEqual({ text: 'Second', sending: null, failed: false })
})
