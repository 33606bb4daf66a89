import { FitCanvas } from '#course/customers/shared/fit-canvas.tsx'

export function Screen() {
  return <FitCanvas kind="pain" />
}
