import { useText } from '#web/i18n/text.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'

export function LoadingScreen() {
  const text = useText()
  return <PageSkeleton label={text('frame.loading')} />
}
