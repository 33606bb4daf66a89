import type { RoomReport } from '#course/contract/report.ts'

/** The pitch as it is told. */
export const report: RoomReport = (_plan, _locale, { lead }) => lead('pitch')
