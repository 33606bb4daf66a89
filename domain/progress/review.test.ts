import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  approved,
  canMove,
  isWaiting,
  noReview,
  type ReviewFlags,
  requested,
  reviewState,
  sentBack,
  validationWithdrawn,
} from './review.ts'

const moves = { requested, approved, sentBack, validationWithdrawn }
type Move = keyof typeof moves
const after = (...names: Move[]) => names.reduce<ReviewFlags>((flags, name) => moves[name](flags), noReview)

describe('module review', () => {
  it('a request sets finished=false and review_request=true and counts', () => {
    expect(after('requested')).toEqual({ ...noReview, review_request: true, request_count: 1 })
    expect(after('requested', 'requested', 'requested').request_count).toBe(3)
  })

  it('a validation sets finished, review_request and validated, asked for or not', () => {
    const flags = { finished: true, review_request: true, validated: true }
    expect(after('requested', 'approved')).toEqual({ ...noReview, ...flags, request_count: 1 })
    expect(after('approved')).toEqual({ ...noReview, ...flags })
  })

  const states: [Move[], string][] = [
    [[], 'open'],
    [['requested'], 'requested'],
    [['requested', 'sentBack'], 'sent back'],
    [['requested', 'sentBack', 'requested'], 'requested'],
    [['requested', 'approved'], 'approved'],
    [['approved'], 'approved'],
    [['requested', 'approved', 'requested'], 'requested'],
    [['requested', 'approved', 'requested', 'sentBack'], 'sent back'],
    [['requested', 'approved', 'validationWithdrawn'], 'withdrawn'],
    [['requested', 'approved', 'validationWithdrawn', 'validationWithdrawn'], 'withdrawn'],
    [['requested', 'approved', 'validationWithdrawn', 'requested'], 'requested'],
    [['requested', 'approved', 'validationWithdrawn', 'requested', 'sentBack'], 'sent back'],
    [['requested', 'approved', 'validationWithdrawn', 'approved'], 'approved'],
    [['requested', 'approved', 'requested', 'sentBack', 'validationWithdrawn'], 'withdrawn'],
    [['requested', 'sentBack', 'validationWithdrawn'], 'sent back'],
    [['requested', 'approved', 'requested', 'validationWithdrawn'], 'requested'],
    [['approved', 'validationWithdrawn'], 'withdrawn'],
    [['validationWithdrawn'], 'open'],
  ]
  it.each(states)('after %j it is %s', (names, expected) => {
    expect(reviewState(after(...names))).toBe(expected)
  })

  it('a repeated request keeps the approval, so the download stays', () => {
    expect(after('requested', 'approved', 'requested').validated).toBe(true)
    expect(after('requested', 'approved', 'requested', 'sentBack').validated).toBe(true)
  })

  it('only what waits is sent back, and only what is approved is withdrawn', () => {
    const possible = (...names: Move[]) =>
      (['request', 'approve', 'sendBack', 'withdraw'] as const).filter((move) =>
        canMove(move, after(...names)),
      )
    expect(possible()).toEqual(['request', 'approve'])
    expect(possible('requested')).toEqual(['request', 'approve', 'sendBack'])
    expect(possible('requested', 'sentBack')).toEqual(['request', 'approve'])
    expect(possible('requested', 'approved')).toEqual(['request', 'withdraw'])
    expect(possible('approved', 'requested')).toEqual(['request', 'approve', 'sendBack', 'withdraw'])
    expect(possible('approved', 'validationWithdrawn')).toEqual(['request', 'approve'])
  })

  it('only approving validates, and the count never falls', () => {
    const names = fc.array(fc.constantFrom(...(Object.keys(moves) as Move[])), { maxLength: 12 })
    fc.assert(
      fc.property(names, (path) => {
        let flags = noReview
        for (const name of path) {
          const next = moves[name](flags)
          if (next.validated && !flags.validated) expect(name).toBe('approved')
          expect(next.request_count - flags.request_count).toBe(name === 'requested' ? 1 : 0)
          if (next.finished) expect(next.validated && next.review_request).toBe(true)
          if (next.withdrawn) expect(next.validated).toBe(false)
          flags = next
        }
        expect(isWaiting(flags)).toBe(reviewState(flags) === 'requested')
      }),
    )
  })
})
