import type { Unit } from '#domain/money-text.ts'

export const percentUnit: Unit = { sign: '%', isBefore: false, name: '%' }
