import { describe, expect, it } from 'vitest'
import { applicationStatuses, projectStatuses } from '#domain/options/programme.ts'
import type { ApplicationStatus } from './application.ts'
import { afterDecision, afterValidation, canMoveProject, type ProjectStatus } from './project-status.ts'

const statuses = projectStatuses.map(({ value }) => value)

describe('project status', () => {
  it('owners may only withdraw, while there is something to withdraw', () => {
    const own = statuses.flatMap((from) =>
      statuses.filter((to) => canMoveProject('owner', from, to)).map((to) => `${from} → ${to}`),
    )
    expect(own).toEqual(['applied → withdrawn', 'active → withdrawn', 'completed → withdrawn'])
  })

  it('only managers archive and restore', () => {
    for (const from of statuses.filter((status) => status !== 'archived')) {
      expect(canMoveProject('manager', from, 'archived')).toBe(true)
      expect(canMoveProject('owner', from, 'archived')).toBe(false)
      expect(canMoveProject('programme', from, 'archived')).toBe(false)
      expect(canMoveProject('manager', 'archived', from)).toBe(true)
      expect(canMoveProject('programme', 'archived', from)).toBe(false)
    }
  })

  it('nothing moves to where it is', () => {
    for (const by of ['owner', 'manager', 'programme'] as const)
      for (const status of statuses) expect(canMoveProject(by, status, status)).toBe(false)
  })

  const decisions: [ProjectStatus, ApplicationStatus, ProjectStatus][] = [
    ['applied', 'approved', 'active'],
    ['applied', 'rejected', 'applied'],
    ['applied', 'waitlisted', 'applied'],
    ['applied', 'withdrawn', 'withdrawn'],
    ['withdrawn', 'pending', 'applied'],
    ['withdrawn', 'approved', 'active'],
    ['active', 'rejected', 'applied'],
    ['completed', 'rejected', 'completed'],
    ['archived', 'approved', 'archived'],
  ]
  it.each(decisions)('%s becomes, with its application %s, %s', (project, application, expected) => {
    expect(afterDecision(project, application)).toBe(expected)
  })

  const validations: [ProjectStatus, string[], string[], ProjectStatus][] = [
    ['active', ['one', 'two'], ['one', 'two', 'three'], 'completed'],
    ['active', ['one', 'two'], ['one'], 'active'],
    ['active', [], [], 'active'],
    ['completed', ['one', 'two'], ['one'], 'active'],
    ['applied', ['one'], ['one'], 'applied'],
    ['withdrawn', ['one'], ['one'], 'withdrawn'],
    ['archived', ['one'], ['one'], 'archived'],
  ]
  it.each(validations)(
    '%s with modules %j and validated %j is %s',
    (project, active, validated, expected) => {
      expect(afterValidation(project, active, validated)).toBe(expected)
    },
  )

  it('the programme makes only moves that its table knows', () => {
    for (const project of statuses) {
      const reached = [
        ...applicationStatuses.map(({ value }) => afterDecision(project, value)),
        afterValidation(project, ['one'], ['one']),
        afterValidation(project, ['one'], []),
      ]
      for (const to of reached) expect(to === project || canMoveProject('programme', project, to)).toBe(true)
    }
  })
})
