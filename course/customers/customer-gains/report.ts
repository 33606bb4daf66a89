import { needsReport } from '#course/customers/shared/needs-report.ts'

export const report = needsReport('gain')
