import { Button, PasswordInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Outcome } from '#web/features/profile/account/change-email.tsx'
import classes from '#web/features/profile/profile.module.css'
import { SettingCard } from '#web/features/profile/setting-card.tsx'
import { useAsk } from '#web/features/profile/use-ask.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { words } from './words.ts'

export function DownloadData() {
  const text = words[useLocale()]
  const { ask, isBusy, problem } = useAsk()
  const [password, setPassword] = useState('')
  const [isDone, setDone] = useState(false)

  async function handleDownload(event: FormEvent) {
    event.preventDefault()
    setDone(false)
    const response = await ask('/api/my-data', { password })
    if (!response) return
    save(await response.blob(), 'germina-my-data.json')
    setPassword('')
    setDone(true)
  }

  return (
    <SettingCard title={text.downloadTitle} help={text.downloadHelp}>
      <form onSubmit={handleDownload} className={`${classes.form} ${classes.narrow}`}>
        <PasswordInput
          required
          autoComplete="current-password"
          label={text.downloadPassword}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <Outcome problem={problem} done={isDone ? text.downloaded : ''} />
        <div>
          <Button type="submit" variant="light" loading={isBusy}>
            {text.download}
          </Button>
        </div>
      </form>
    </SettingCard>
  )
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
