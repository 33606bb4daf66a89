/** People beside the owner, with those who are invited. */
export const largestTeam = 10

export type InvitationState =
  /** Waits for the person it was sent to. */
  'open' | 'expired' | 'used' | 'withdrawn'

export type InvitationTimes = {
  readonly expires_at: string
  readonly used_at: string | null
  readonly withdrawn_at: string | null
}

export function invitationState(invitation: InvitationTimes, now: Date): InvitationState {
  if (invitation.used_at) return 'used'
  if (invitation.withdrawn_at) return 'withdrawn'
  return now < new Date(invitation.expires_at) ? 'open' : 'expired'
}
