import type { Unit } from '#domain/money-text.ts'

export const percentUnit: Unit = { sign: '%', isBefore: false, name: '%' }

/** Where the sign of a number stands in its field. */
export function sidesOf({ sign, isBefore }: Unit) {
  const width = `calc(${sign.length}ch + 1.5rem)`
  return isBefore
    ? { leftSection: sign, leftSectionWidth: width }
    : { rightSection: sign, rightSectionWidth: width, rightSectionPointerEvents: 'none' as const }
}
