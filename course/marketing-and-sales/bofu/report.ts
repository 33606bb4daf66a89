import { stageReport } from '#course/marketing-and-sales/shared/stage-report.ts'

export const report = stageReport('bofu')
