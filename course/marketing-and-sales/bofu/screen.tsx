import { StageEditor } from '#course/marketing-and-sales/shared/stage-editor.tsx'

export function Screen() {
  return <StageEditor stage="bofu" />
}
