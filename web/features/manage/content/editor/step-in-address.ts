import { courseStepById, courseStepBySlug, moduleById, type PlacedStep } from '#course/course.ts'

/** The step that an address names: by the id after `?step=`, or by its module (id or slug) and its nice name. */
export function stepInAddress(module: string, niceName: string, stepId: string): PlacedStep | undefined {
  return courseStepById(stepId) ?? courseStepBySlug(moduleById(module)?.slug ?? module, niceName)
}
