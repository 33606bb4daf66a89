import { Skeleton } from '@mantine/core'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { LinkList } from './link-list.tsx'
import { NewLinkForm } from './new-link-form.tsx'
import type { SharingProps } from './share-button.tsx'
import classes from './sharing.module.css'
import { useLinks } from './use-links.ts'
import { WhatReadersSee } from './what-readers-see.tsx'
import { sharingWords } from './words.ts'

type Props = SharingProps & { isOpen: boolean; onClose: () => void }

/** Making links to a plan, and what became of those that were made. */
export function SharePanel({ projectId, what, scenario, isOpen, onClose }: Props) {
  const words = sharingWords[useLocale()]
  return (
    <SidePanel title={words.title} closeLabel={words.close} width="36rem" opened={isOpen} onClose={onClose}>
      <p className={classes.soft}>{words.intro}</p>
      <WhatReadersSee />
      <Links projectId={projectId} what={what} scenario={scenario} />
    </SidePanel>
  )
}

function Links({ projectId, what, scenario }: SharingProps) {
  const text = useText()
  const links = useLinks(projectId)
  return (
    <>
      <NewLinkForm what={what} scenario={scenario} links={links} />
      {links.links ? (
        <LinkList links={links} listed={links.links} />
      ) : links.error ? (
        <LoadFailed error={links.error} onRetry={links.readAgain} />
      ) : (
        <Skeleton height={120} role="status" aria-label={text('frame.loading')} />
      )}
    </>
  )
}
