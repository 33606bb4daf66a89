import { line, text } from '#domain/fields.ts'
import type { JoiningRole } from '#domain/options/people.ts'

/** One thing that every reviewer of an application looks at. */
export type Criterion = { readonly title: string; readonly title_es: string }

export const criterionFields = { title: line(120), title_es: line(120) } as const
export const noteFields = { text: text(5000) } as const

export const fewestCriteria = 3
export const mostCriteria = 6
export const lowestPoint = 1
export const highestPoint = 5

const criterion = (title: string, title_es: string): Criterion => ({ title, title_es })

/** What reviewers look at until the organisers of a cohort choose something else. */
export const usualCriteria: Readonly<Record<JoiningRole, readonly Criterion[]>> = {
  entrepreneur: [
    criterion('The problem is real and well understood', 'El problema es real y se conoce bien'),
    criterion('The solution can work', 'La solución puede funcionar'),
    criterion('People or nature gain from it', 'Las personas o la naturaleza ganan con ella'),
    criterion('They are able to carry it out', 'Tienen la capacidad de llevarla a cabo'),
    criterion('They have time and motivation for the course', 'Tienen tiempo y motivación para el curso'),
  ],
  mentor: [
    criterion('Know-how that our teams need', 'Conocimientos que nuestros equipos necesitan'),
    criterion('Experience with young businesses', 'Experiencia con negocios jóvenes'),
    criterion('Motivation to mentor', 'Motivación para mentorear'),
    criterion('Time for a team', 'Tiempo para un equipo'),
  ],
}

type Points = readonly number[]
/** What several gave: on average, the lowest and the highest. */
export type Figures = { readonly mean: number; readonly lowest: number; readonly highest: number }

export function arePoints(points: Points, criteria: readonly unknown[]): boolean {
  return (
    points.length === criteria.length &&
    points.every((point) => Number.isInteger(point) && point >= lowestPoint && point <= highestPoint)
  )
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Null where nobody gave anything. */
export function figuresOf(values: readonly number[]): Figures | null {
  if (values.length === 0) return null
  return { mean: meanOf(values), lowest: Math.min(...values), highest: Math.max(...values) }
}

/** Of all reviewers together: each counts once, by the average of their points. */
export const overall = (given: readonly Points[]): Figures | null => figuresOf(given.map(meanOf))

export const byCriterion = (given: readonly Points[]): readonly Figures[] =>
  (given[0] ?? []).flatMap((_, index) => figuresOf(given.flatMap((points) => points[index] ?? [])) ?? [])
