import { CloseButton } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { StepText } from '#web/data/plan/answer.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { standsBeside } from './help-choice.ts'
import own from './help-panel.module.css'
import { HelpTabs, helpParts } from './help-tabs.tsx'
import { usePlanFrame } from './plan-context.tsx'
import { readerHelp } from './reader-help.ts'
import classes from './step-shell.module.css'
import { stepPart } from './step-title.ts'
import { takesLine } from './takes.ts'
import { withoutMentor } from './without-mentor.ts'

/** Start here, Go deeper, Tips: beside the work or, on a narrow screen, over it. Folded away when not wanted. */
export function HelpPanel({ step, onClose }: { step: StepText; onClose: () => void }) {
  const text = useText()
  const locale = useLocale()
  const { module, about, isEditable, project } = usePlanFrame()
  const room = module.steps.find(({ slug }) => slug === step.nice_name)
  const takes = room?.takes && takesLine(room.takes, locale, isEditable ? about?.needs[room.slug] : '')
  const sourceOf = (part: (typeof helpParts)[number]['part']) => {
    const source = stepPart(step, part, locale)
    return project.mentor ? source : withoutMentor(source, locale)
  }
  const ofStep = helpParts
    .map(({ part, label }) => ({ part, label: text(label), source: sourceOf(part) }))
    .filter(({ source }) => source !== '')
  const shown = isEditable ? ofStep : tabsOfReader()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!standsBeside()) panel.current?.querySelector<HTMLElement>('[role="tab"]')?.focus()
  }, [])

  /** What is written for whoever reads, and in one piece what the team is told. */
  function tabsOfReader() {
    const { helpTab, teamTab, help, summaryHelp } = readerHelp[locale]
    const told = ofStep.map(({ label, source }) => `# ${label}\n\n${source}`).join('\n\n')
    return [
      { part: 'reader', label: helpTab, source: step.type === 'summary' ? summaryHelp : help },
      { part: 'team', label: teamTab, source: told },
    ]
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && !standsBeside()) onClose()
  }

  return (
    <aside
      ref={panel}
      className={`${classes.help} ${own.panel}`}
      aria-label={text('step.help')}
      onKeyDown={handleKey}
    >
      <CloseButton
        className={classes.helpClose}
        aria-label={text('step.helpClose')}
        size={44}
        onClick={onClose}
      />
      <HelpTabs tabs={shown} takes={takes} />
    </aside>
  )
}
