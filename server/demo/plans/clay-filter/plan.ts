import { moduleEight } from '#course/samples/clay-filter/eight.en.ts'
import { answersOfFive } from '#course/samples/clay-filter/five.en.ts'
import { answersOfFour } from '#course/samples/clay-filter/four.en.ts'
import { moduleNine } from '#course/samples/clay-filter/nine.en.ts'
import { moduleOne } from '#course/samples/clay-filter/one.en.ts'
import { answersOfSeven } from '#course/samples/clay-filter/seven.en.ts'
import { answersOfSix } from '#course/samples/clay-filter/six.en.ts'
import { moduleThree } from '#course/samples/clay-filter/three.en.ts'
import { moduleTwo } from '#course/samples/clay-filter/two.en.ts'
import { joinPlans, type Plan } from '#course/samples/shared/draft.ts'
import type { Moment } from '#server/demo/moment.ts'
import { filterOfferings } from './offerings.ts'
import { filterSegments } from './segments.ts'

export const filterWorkDays = {
  one: -84,
  two: -68,
  three: -52,
  four: -38,
  five: -27,
  six: -20,
  seven: -14,
  eight: -9,
  nine: -6,
} as const

/** The clay filter workshop: complete through all nine modules. */
export const clayFilter = (moment: Moment): Plan =>
  joinPlans(
    moduleOne(moment(filterWorkDays.one)),
    moduleTwo(moment(filterWorkDays.two), { segments: filterSegments, offerings: filterOfferings }),
    moduleThree(moment(filterWorkDays.three)),
    answersOfFour(moment(filterWorkDays.four)),
    answersOfFive(moment(filterWorkDays.five)),
    answersOfSix(moment(filterWorkDays.six)),
    answersOfSeven(moment(filterWorkDays.seven)),
    moduleEight(moment(filterWorkDays.eight)),
    moduleNine(moment(filterWorkDays.nine), (days) => moment(days).slice(0, 10)),
  )
