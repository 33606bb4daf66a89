import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Device, modelDevice, modelServer } from './histories.test-kit.ts'

const forbidden = fc.integer({ min: 0, max: 9 }).map((n) => n === 0)
const nth = fc.nat({ max: 5 })
const field = fc.constantFrom('title', 'value')
const choices = fc.array(fc.constantFrom('mine', 'theirs', 'again', 'discard'), {
  minLength: 1,
  maxLength: 4,
})
type Step = (device: Device) => unknown

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(nth, field, forbidden).map(
      (all): Step =>
        (on) =>
          on.change(...all),
    ),
  },
  {
    weight: 3,
    arbitrary: forbidden.map(
      (bad): Step =>
        (on) =>
          on.add(bad),
    ),
  },
  {
    weight: 2,
    arbitrary: forbidden.map(
      (bad): Step =>
        (on) =>
          on.answerFirst(bad),
    ),
  },
  {
    weight: 1,
    arbitrary: nth.map(
      (n): Step =>
        (on) =>
          on.remove(n),
    ),
  },
  { weight: 2, arbitrary: fc.constant<Step>((on) => on.read()) },
  { weight: 2, arbitrary: fc.constant<Step>((on) => on.restart()) },
  {
    weight: 1,
    arbitrary: choices.map(
      (all): Step =>
        (on) =>
          on.decideAll(all),
    ),
  },
  { weight: 2, arbitrary: fc.constant<Step>((on) => on.queue().flush()) },
  {
    weight: 3,
    arbitrary: fc.boolean().map(
      (is): Step =>
        (on) =>
          Object.assign(on.line, { isOpen: is }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.boolean().map(
      (is): Step =>
        (on) =>
          Object.assign(on.line, { losesAnswers: is }),
    ),
  },
)

test('in random lives of two devices no word is lost without the person having decided so', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: 1 }), step), { maxLength: 40 }),
      choices,
      async (steps, ends) => {
        const server = modelServer()
        const devices = ['a', 'b'].map((name) => modelDevice(name, server))
        for (const [which, act] of steps) {
          const device = devices[which]
          if (device) await act(device)
          for (const each of devices) expect(missingFrom(each, server)).toEqual([])
        }
        for (const { line } of devices) Object.assign(line, { isOpen: true, losesAnswers: false })
        for (let round = 0; round < 12; round += 1) {
          for (const device of devices) {
            await device.queue().flush()
            expect(missingFrom(device, server)).toEqual([])
            device.decideAll(round < 6 ? ends : ['mine'])
          }
        }
        for (const device of devices) {
          while (!(await device.queue().flush())) device.decideAll(['discard'])
          expect(device.queue().state().unsent).toEqual([])
          expect(missingFrom(device, server)).toEqual([])
        }
      },
    ),
    { numRuns: Number(process.env.HISTORIES ?? 1000) },
  )
}, 120_000)

/** What somebody typed last into a field and is neither at the server nor waiting on the device. */
function missingFrom(device: Device, server: ReturnType<typeof modelServer>): string[] {
  const waiting = device
    .queue()
    .state()
    .unsent.flatMap(({ fields }) => Object.values(fields).map(String))
  return device.lastTyped().filter((text) => !server.history.includes(text) && !waiting.includes(text))
}
