import { Alert, Button } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { notify } from '#web/ui/notify.ts'
import classes from './editor.module.css'
import type { useEditor } from './use-editor.ts'
import { editorWords } from './words.ts'

/** Always in reach: how much is not saved yet, and what to do with it. */
export function SaveBar({ editor }: { editor: ReturnType<typeof useEditor> }) {
  const said = editorWords[useLocale()]
  const { changed, problem, isSaving } = editor

  async function handleSave() {
    if (await editor.save()) notify(said.saved, 'success')
    else document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  return (
    <div className={classes.saveBar}>
      {problem ? (
        <Alert color="red" role="alert">
          {said.problems[problem]}
        </Alert>
      ) : null}
      <div className={classes.saveLine}>
        <span role="status">{changed.length > 0 ? said.changes(changed.length) : said.nothing}</span>
        {changed.length > 0 ? (
          <Button variant="default" disabled={isSaving} onClick={editor.discard}>
            {said.discard}
          </Button>
        ) : null}
        <BusyButton loading={isSaving} disabled={changed.length === 0} onClick={handleSave}>
          {said.save}
        </BusyButton>
      </div>
    </div>
  )
}
