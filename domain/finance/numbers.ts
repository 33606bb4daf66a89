/** Adds up what each item gives. */
export function sumOf<T>(items: readonly T[], amountOf: (item: T) => number): number {
  let sum = 0
  for (const item of items) sum += amountOf(item)
  return sum
}

/** No value where there is nothing to divide by, or so little that no number is large enough. */
export function quotient(dividend: number, divisor: number): number | null {
  const result = dividend / divisor
  return Number.isFinite(result) ? result : null
}

/** Whether a number is greater by more than the noise of binary fractions. */
export function exceeds(one: number, other: number): boolean {
  return one - other > 1e-12 * Math.max(Math.abs(one), Math.abs(other))
}
