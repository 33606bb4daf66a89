import type { Indicator } from '#course/impact/shared/indicators.ts'
import { isBlank } from '#domain/plan/messages.ts'

const doings = [
  'workshop|course|training|session|class|classe|visit|meeting|talk|event|campaign|flyer|leaflet|post|demonstration|product',
  'taller|curso|capacitaci[oó]n|formaci[oó]n|sesi[oó]n|sesion|clase|visita|reuni[oó]n|reunion|charla|evento|campaña|volante|publicaci[oó]n|demostraci[oó]n|producto',
].join('|')
const deeds = 'given|held|done|run|made|taught|dad[oa]s|dictad[oa]s|hech[oa]s|realizad[oa]s|impartid[oa]s'
const counted = 'numbers?|amount|total|count|quantity|how many|número|cantidad|cuántos|cuántas'
const noun = `(?:${doings})(?:s|es)?(?!\\p{L})`
const countsDoing = new RegExp(
  `^\\s*(?:(?:the |el |la )?(?:${counted})(?: of| de)? (?:\\p{L}+ )?${noun}|\\d+ (?:\\p{L}+ )?${noun}|${noun} (?:${deeds})(?!\\p{L}))`,
  'iu',
)

/** "Number of workshops" tells how busy somebody was, and nothing about a change. */
export const countsActivity = (kpi: string): boolean => countsDoing.test(kpi)

const numbers =
  /[%\d]|(?<!\p{L})(?:share|percent\p{L}*|number|rate|average|mean|how (?:many|much|often)|per|cases|hours?|days?|weeks?|kilos?|litres?|pesos?|dollars?|shillings?|score|parte|porcentaje|número|tasa|promedio|cuánt\p{L}+|por|casos|horas?|días?|semanas?|litros?|dólares|chelines|puntaje)(?!\p{L})/iu

/** What can be told about an indicator at once. */
export const checksOf = (one: Indicator) => ({
  number: numbers.test(one.kpi) || one.baseline !== null || one.target !== null,
  change: !isBlank(one.kpi) && !countsActivity(one.kpi),
  collected: [one.activityToMeasure, one.toolToMeasure, one.timeToMeasure].every((text) => !isBlank(text)),
})
