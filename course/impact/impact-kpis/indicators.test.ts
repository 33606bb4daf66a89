import { expect, test } from 'vitest'
import { indicatorsOf, measuredActivities } from '#course/impact/shared/indicators.ts'
import { sampleNames } from '#course/samples/names.ts'
import { sampleOf } from '#course/samples/samples.ts'
import { selectOutcome } from '#course/shared/activities.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { calendarOf } from './calendar.ts'
import { calendarPicture } from './calendar-picture.ts'
import { gaps } from './gaps.ts'
import { checksOf, countsActivity } from './kpi-checks.ts'
import { aimsText } from './report.ts'

type Row = NonNullable<NonNullable<PlanData['activity']>[number]['impact']>[number]

const whole: Row = {
  outcome: 'They sleep better',
  kpi: '% of nights without coughing',
  activityToMeasure: 'Ask ten families',
  toolToMeasure: 'Survey',
  timeToMeasure: 'every month',
}

function planWith(impact: readonly Row[], outcomes = ['They sleep better']): PlanData {
  const activity = { ...record, _id: 'a', name: 'Stoves', activityType: 'impact', selected: true } as const
  return { activity: [{ ...activity, outcomes, impact: [...impact] }] }
}

test.each([
  ['Number of workshops', true],
  ['The number of training sessions in a year', true],
  ['12 courses given', true],
  ['Visits done', true],
  ['Número de talleres', true],
  ['Cantidad de charlas en escuelas', true],
  ['12 cursos dictados', true],
  ['Number of families who sold vegetables in two dry months', false],
  ['% of learners who finish the course', false],
  ['Share of visited homes whose water shows no germs', false],
  ['Número de familias que venden en meses secos', false],
  ['Porcentaje de alumnas que terminan el curso', false],
])('"%s" counts what is done: %s', (kpi, isCount) => {
  expect(countsActivity(kpi)).toBe(isCount)
})

test.each(sampleNames)('every indicator of %s earns its checks, in both languages', async (name) => {
  for (const locale of ['en', 'es'] as const) {
    const { data } = await sampleOf(name, 'eight', locale)
    const all = indicatorsOf(data)
    expect(all.length).toBeGreaterThan(3)
    expect(all.filter((one) => Object.values(checksOf(one)).includes(false))).toEqual([])
    expect(all.filter(({ baseline, target, other }) => baseline === null || !target || !other)).toEqual([])
  }
})

test('a plan without chosen activities is led to them', () => {
  expect(gaps({}).map(({ field }) => field)).toEqual(['activities'])
})

test('each activity asks for an indicator, and each indicator for an outcome of its activity', () => {
  expect(gaps(planWith([])).map(({ field }) => field)).toEqual(['indicators:a'])
  expect(gaps(planWith([whole]))).toEqual([])
  const lost = { ...whole, outcome: 'They cook faster', toolToMeasure: ' ' }
  expect(gaps(planWith([lost, whole]))).toEqual([
    { field: 'outcome:a:0', message: selectOutcome },
    { field: 'toolToMeasure:a:0', message: 'required' },
  ])
})

test('every outcome has an indicator, unless the activity has two anyway', () => {
  const outcomes = ['They sleep better', 'They save wood', 'They cook faster']
  expect(gaps(planWith([whole], outcomes))).toMatchObject([
    { field: 'indicators:a', values: { outcome: 'They save wood' } },
  ])
  expect(gaps(planWith([whole, { ...whole, kpi: 'Kilos of wood per week' }], outcomes))).toEqual([])
})

test('where an indicator stands and shall be is found by its words, whatever stands in it', () => {
  const aim = (valueArr: string[], value = whole.kpi ?? '') =>
    answerAt('eight/impact-kpis/aim', { parent: 'a', value, valueArr, description: 'Rain' })
  const read = (...input: ReturnType<typeof aim>[]) =>
    measuredActivities({ ...planWith([whole]), input })[0]?.indicators[0]
  expect(read(aim(['15', '55']))).toMatchObject({ baseline: 15, target: 55, other: 'Rain' })
  expect(read(aim(['0', '1e12'], ' % OF nights  without coughing'))).toMatchObject({
    baseline: 0,
    target: 1e12,
  })
  expect(read(aim(['1,5', '']))).toMatchObject({ baseline: null, target: null })
  expect(read(aim(['1', '2'], 'Something else'))).toMatchObject({ baseline: null, target: null, other: '' })
})

test('aims are told as from where to where', async () => {
  const { data } = await sampleOf('otra-vuelta', 'eight', 'es')
  const said = indicatorsOf(data).map((one) => aimsText(one, 'es'))
  expect(said).toEqual([
    'de 0 a 80',
    'de 0 a 3\u202f000',
    'de 36 a 105',
    'de 0 a 75',
    'de 83 a 90',
    'de 43 a 60',
  ])
  const [one] = indicatorsOf(data)
  expect(one && aimsText({ ...one, baseline: null }, 'es')).toBe('de ? a 80')
  expect(one && aimsText({ ...one, baseline: null, target: null }, 'es')).toBe('–')
})

test.each([
  ['every month', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ['every 3 months', [3, 6, 9, 12]],
  ['every 6 months', [6, 12]],
  ['every year', [12]],
  ['at start and end', [1, 12]],
  ['when the moon is full', []],
])('what is measured %s stands in months %j', (timeToMeasure, months) => {
  const calendar = calendarOf(planWith([{ ...whole, timeToMeasure }]), 'en')
  expect(calendar.filter(({ indicators }) => indicators.length > 0).map(({ month }) => month)).toEqual(months)
})

test('months have names as soon as the plan has a first one', () => {
  expect(calendarOf({}, 'en')[0]?.name).toBe('1')
  const business = [{ ...record, _id: 'b', businessStarted: false, startDate: '2027-02-01' }]
  const names = (locale: 'en' | 'es') => calendarOf({ business }, locale).map(({ name }) => name)
  expect(names('en').slice(0, 2)).toEqual(['Feb', 'Mar'])
  expect(names('es').at(-1)).toBe('ene')
})

test('however many there are, the calendar can be read on paper', () => {
  const many = Array.from({ length: 40 }, (_, place) => ({ ...whole, kpi: `% ${place}` }))
  for (const count of [0, 1, 8, 9, 40])
    expect(pictureFaults(calendarPicture(planWith(many.slice(0, count)), 'en'))).toEqual([])
})
