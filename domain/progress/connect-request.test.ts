import { describe, expect, it } from 'vitest'
import { connectStatuses } from '#domain/options/programme.ts'
import {
  type ConnectRequest,
  type ConnectStatus,
  canMoveRequest,
  closedByMatch,
  freePlaces,
  hasExpired,
} from './connect-request.ts'

const statuses = connectStatuses.map(({ value }) => value)
const movers = ['entrepreneur', 'mentor', 'clock', 'match'] as const

describe('connect requests', () => {
  it('are answered by the entrepreneur, withdrawn by the mentor, and end by time or by a match', () => {
    const moves = movers.flatMap((by) =>
      statuses.flatMap((from) =>
        statuses.filter((to) => canMoveRequest(by, from, to)).map((to) => `${by}: ${from} → ${to}`),
      ),
    )
    expect(moves).toEqual([
      'entrepreneur: asked → accepted',
      'entrepreneur: asked → declined',
      'mentor: asked → withdrawn',
      'clock: asked → expired',
      'match: asked → closed',
    ])
  })

  const request = (id: string, projectId: string, status: ConnectStatus = 'asked'): ConnectRequest => ({
    id,
    projectId,
    mentorId: `mentor of ${id}`,
    status,
  })
  const requests = [
    request('a', 'p'),
    request('b', 'p'),
    request('c', 'p', 'declined'),
    request('d', 'another'),
  ]

  it('a match ends the other open requests of its project', () => {
    const closed = closedByMatch(requests, { projectId: 'p', acceptedId: 'a' })
    expect(closed.map(({ id }) => id)).toEqual(['b'])
  })

  it('a match made by hand ends all open requests of its project', () => {
    const closed = closedByMatch(requests, { projectId: 'p', acceptedId: null })
    expect(closed.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  const ends: [ConnectStatus, string | null, boolean][] = [
    ['asked', '2027-03-10T12:00:00Z', true],
    ['asked', '2027-03-10T12:00:01Z', false],
    ['asked', null, false],
    ['accepted', '2027-03-01', false],
  ]
  it.each(ends)('%s with matching until %s has expired: %s', (status, end, expected) => {
    expect(hasExpired(status, end, new Date('2027-03-10T12:00:00Z'))).toBe(expected)
  })

  it('a mentor has as many free places as teams are missing, never fewer than none', () => {
    expect([freePlaces(3, 1), freePlaces(3, 3), freePlaces(1, 3), freePlaces(0, 0)]).toEqual([2, 0, 0, 0])
  })
})
