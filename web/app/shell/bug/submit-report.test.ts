import { expect, test, vi } from 'vitest'
import { submitReport } from './submit-report.ts'

test('an empty description is not sent', async () => {
  const send = vi.fn(async () => true)
  expect(await submitReport('  \n ', send)).toBe('empty')
  expect(send).not.toHaveBeenCalled()
})

test('the description is sent without the space around it', async () => {
  const send = vi.fn(async () => true)
  expect(await submitReport(' The tree loses a branch ', send)).toBe('reported')
  expect(send).toHaveBeenCalledWith('The tree loses a branch')
})

test('a report that the server does not take has failed', async () => {
  expect(await submitReport('Broken', async () => false)).toBe('failed')
})
