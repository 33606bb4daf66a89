import { Button } from '@mantine/core'
import { Suspense, useEffect, useRef, useState } from 'react'
import { reasonTexts } from '#domain/errors.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { part } from '#web/ui/part.tsx'
import classes from './picture.module.css'
import { words } from './words.ts'

const CropDialog = part(
  async () => (await import('./crop-dialog.tsx')).CropDialog,
  ({ onCancel }) => ({ isOpen: true, onClose: onCancel }),
)

const kinds = 'image/jpeg,image/png,image/webp,image/avif'
/** Before it is cut out and made small on this device. */
const largest = 30 * 1024 * 1024

type Props = {
  /** Where the present picture lies, if there is one. */
  picture: string | null
  initials: string
  /** Of whom the picture is, where it is not one's own. */
  of?: string
  /** What is worth knowing before one chooses. */
  help?: string
  /** Stores the picture; the answer is what went wrong, or nothing. */
  onUpload: (picture: Blob) => Promise<string | null>
}

export function PictureField({ picture, initials, of, help, onUpload }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const input = useRef<HTMLInputElement>(null)
  const [source, setSource] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  useEffect(() => () => void (source && URL.revokeObjectURL(source)), [source])

  function handleFile(file: File | undefined) {
    setProblem('')
    if (!file) return
    if (!kinds.split(',').includes(file.type)) setProblem(reasonTexts.fileNotPicture[locale])
    else if (file.size > largest) setProblem(text.tooLarge)
    else setSource(URL.createObjectURL(file))
  }

  async function handleSave(cut: Blob) {
    setBusy(true)
    const refused = await onUpload(cut)
    setBusy(false)
    setProblem(refused ?? '')
    if (!refused) setSource(null)
  }

  function close(because = '') {
    setSource(null)
    setProblem(because)
  }

  return (
    <div className={classes.field}>
      <span className={classes.face}>
        {picture ? <img src={picture} alt={of ?? text.yours} /> : <span aria-hidden="true">{initials}</span>}
      </span>
      <div className={classes.words}>
        <Button variant="default" onClick={() => input.current?.click()}>
          {picture ? text.change : text.choose}
        </Button>
        <input
          ref={input}
          type="file"
          accept={kinds}
          hidden
          aria-label={text.choose}
          onChange={(event) => {
            handleFile(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <span className={classes.help}>{help ?? text.help}</span>
        <div role="alert">{problem && !source ? <p className={classes.problem}>{problem}</p> : null}</div>
      </div>
      {source ? (
        <Suspense>
          <CropDialog
            source={source}
            isBusy={isBusy}
            problem={problem}
            onSave={handleSave}
            onCancel={() => close()}
            onBroken={() => close(reasonTexts.fileBroken[locale])}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
