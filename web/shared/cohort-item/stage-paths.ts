/** How far people of a cohort have come → the list of them, behind the cohort's address. */
export const stagePaths = {
  applied: 'applications?status=all',
  approved: 'dashboard/incubating',
  matched: 'dashboard/incubating?stage=matched',
  signed: 'dashboard/incubating?stage=signed',
  working: 'dashboard/incubating?stage=working',
  completed: 'dashboard/incubating?stage=completed',
} as const
