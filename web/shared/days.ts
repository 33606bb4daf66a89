/** The day of a moment in the calendar of the device, as a date field writes it. */
export function dayOf(moment: string | null | undefined): string {
  if (!moment) return ''
  const date = new Date(moment)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export const firstMoment = (day: string): string => new Date(`${day}T00:00:00`).toISOString()

/** The last second: whoever reads "until 10 February" still comes in on the 10th. */
export const lastMoment = (day: string): string => new Date(`${day}T23:59:59`).toISOString()
