/** The months of year 1, then the years after it. */
export const periods = [
  ...(['m1', 'm2', 'm3', 'm4', 'm5', 'm6'] as const),
  ...(['m7', 'm8', 'm9', 'm10', 'm11', 'm12'] as const),
  ...(['y2', 'y3'] as const),
] as const
export type Period = (typeof periods)[number]

const noSales = Object.fromEntries(periods.map((period) => [period, 0])) as Record<Period, number>

/** What a new offering holds before anybody matches, counts or forecasts. */
export const untouchedOffering = {
  painMatch: [],
  gainMatch: [],
  forecasts: noSales,
  optimism: 10,
  pessimism: 10,
  unitPerBatch: 1,
  components: [],
}
