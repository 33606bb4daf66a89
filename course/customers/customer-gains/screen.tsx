import { SegmentNeeds } from '#course/customers/shared/segment-needs.tsx'

export function Screen() {
  return <SegmentNeeds kind="gain" />
}
