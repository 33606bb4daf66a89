import { Tabs } from '@mantine/core'
import { Markdown } from '#web/ui/markdown.tsx'
import own from './help-panel.module.css'
import classes from './step-shell.module.css'

export const helpParts = [
  { part: 'help_intro', label: 'step.helpStart' },
  { part: 'help_deepdive', label: 'step.helpDeeper' },
  { part: 'help_tips', label: 'step.helpTips' },
] as const

type Tab = { readonly part: string; readonly label: string; readonly source: string }

/** The help of a step as it is read. */
export function HelpTabs({ tabs, takes }: { tabs: readonly Tab[]; takes?: string | undefined }) {
  return (
    <Tabs defaultValue={tabs[0]?.part ?? null} keepMounted={false}>
      <Tabs.List className={own.tabs}>
        {tabs.map(({ part, label }) => (
          <Tabs.Tab key={part} value={part} className={classes.helpTab}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ part, source }) => (
        <Tabs.Panel key={part} value={part} className={`${classes.helpText} ${own.text}`}>
          {(part === 'help_intro' || part === 'team') && takes ? <p className={own.takes}>{takes}</p> : null}
          <Markdown source={source} firstOrder={2} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
