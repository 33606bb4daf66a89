import type { CellState } from '#domain/progress/module-cell.ts'

export const cellStates: readonly CellState[] = ['approved', 'waiting', 'sentBack', 'open', 'closed']

export const isCellState = (text: string): text is CellState => cellStates.some((state) => state === text)
