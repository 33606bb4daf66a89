import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { Scenario } from '#domain/finance/offerings.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { LineIcon } from '#web/ui/line-icon.tsx'
import { part } from '#web/ui/part.tsx'
import { sharingWords } from './words.ts'

export type SharingProps = {
  projectId: string
  /** What is on the screen, and so most likely what is to be shared. */
  what: 'plan' | 'canvas'
  scenario: Scenario
}
type PanelProps = SharingProps & { isOpen: boolean; onClose: () => void }

const SharePanel = part<PanelProps>(
  async () => (await import('./share-panel.tsx')).SharePanel,
  ({ isOpen, onClose }) => ({ isOpen, onClose }),
)

const linkPath =
  'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2'

/** For the team only: who else reads a plan does not say who may read it. */
export function ShareButton(props: SharingProps) {
  const words = sharingWords[useLocale()]
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<LineIcon path={linkPath} size={18} />}
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
      >
        {words.share}
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <SharePanel {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
