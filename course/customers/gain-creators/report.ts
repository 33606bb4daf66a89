import { fitReport } from '#course/customers/shared/fit-report.ts'

export const report = fitReport('gain', { hasCanvas: true })
