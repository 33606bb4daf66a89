import { Button, Menu } from '@mantine/core'
import { Fragment } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import classes from './toolbar.module.css'
import { type PlanFile, planFiles, type usePlanDownload } from './use-plan-download.ts'
import { toolbarWords } from './words.ts'

const kinds = Object.keys(planFiles) as (keyof typeof planFiles)[]

/** Every file that is made of the plan. */
export function DownloadMenu({ state, download }: ReturnType<typeof usePlanDownload>) {
  const words = toolbarWords[useLocale()]
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <BusyButton variant="default" loading={state.is === 'making'}>
          {words.download}
        </BusyButton>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map((kind) => (
          <Fragment key={kind}>
            <Menu.Label>{words.groups[kind]}</Menu.Label>
            {planFiles[kind].map((format) => (
              <Menu.Item
                key={format}
                className={classes.item ?? ''}
                onClick={() => void download([kind, format] as PlanFile)}
              >
                {words.formats[format]}
                <span className="visually-hidden">: {words.groups[kind]}</span>
              </Menu.Item>
            ))}
          </Fragment>
        ))}
        <Menu.Divider />
        <Menu.Item className={classes.item ?? ''} onClick={() => window.print()}>
          {words.print}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** How far the file is, or why there is none. */
export function DownloadState({ state, download }: ReturnType<typeof usePlanDownload>) {
  const words = toolbarWords[useLocale()]
  return (
    <>
      <p role="status" className={classes.state}>
        {state.is === 'making' ? words.making : null}
        {state.is === 'done' ? words.done : null}
      </p>
      {state.is === 'failed' ? (
        <div role="alert" className={classes.failed}>
          <p>{state.fault}</p>
          <Button variant="subtle" onClick={() => void download(state.file)}>
            {words.retry}
          </Button>
        </div>
      ) : null}
    </>
  )
}
