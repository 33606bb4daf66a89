import { LineIcon } from '#web/ui/line-icon.tsx'
import { type IconName, iconPaths } from './icon-paths.ts'

export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return <LineIcon path={iconPaths[name]} size={size} />
}
