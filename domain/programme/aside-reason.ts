/** Why a team lets a finding of the check stand. Apart from its field, which brings the validators along. */
export const shortestReason = 3
export const longestReason = 500
