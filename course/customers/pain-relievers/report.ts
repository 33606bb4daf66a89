import { fitReport } from '#course/customers/shared/fit-report.ts'

export const report = fitReport('pain')
