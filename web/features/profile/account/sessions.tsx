import { Badge, Button, Skeleton } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { askServer } from '#web/data/ask-server.ts'
import { notify } from '#web/features/profile/notify.ts'
import classes from '#web/features/profile/profile.module.css'
import { SettingCard } from '#web/features/profile/setting-card.tsx'
import { useAsk } from '#web/features/profile/use-ask.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Outcome } from './change-email.tsx'
import { deviceName } from './device-name.ts'
import { words } from './words.ts'

type Session = {
  readonly id: string
  readonly lastUsedAt: string
  readonly userAgent: string | null
  readonly isCurrent: boolean
}

/** Where this account is logged in, and ending what should not be. */
export function Sessions() {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const { ask, isBusy, problem } = useAsk()
  const [sessions, setSessions] = useState<readonly Session[] | 'failed' | null>(null)

  const read = useCallback(async () => {
    const answer = await askServer('/api/auth/list-sessions', null, locale)
    setSessions(answer.ok ? ((await answer.response.json()) as Session[]) : 'failed')
  }, [locale])
  useEffect(() => void read(), [read])

  async function end(path: string, body: object) {
    if (!(await ask(path, body))) return
    notify(said.sessionEnded)
    await read()
  }

  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <SettingCard title={said.sessionsTitle} help={said.sessionsHelp}>
      {sessions === null ? <Skeleton height={56} /> : null}
      {sessions === 'failed' ? (
        <div className={classes.actions} role="alert">
          <p>{said.sessionsFailed}</p>
          <Button variant="default" onClick={read}>
            {text('action.retry')}
          </Button>
        </div>
      ) : null}
      {Array.isArray(sessions) ? (
        <ul className={classes.list}>
          {sessions.map((session: Session) => {
            const device = deviceName(session.userAgent) ?? said.sessionUnknown
            const used = moment.format(new Date(session.lastUsedAt))
            return (
              <li key={session.id} className={classes.session}>
                <span>
                  <span className={classes.device}>{device}</span>
                  <br />
                  <span className={classes.soft}>{said.sessionUsed(used)}</span>
                </span>
                {session.isCurrent ? (
                  <Badge variant="light" size="lg" tt="none">
                    {said.sessionHere}
                  </Badge>
                ) : (
                  <Button
                    variant="default"
                    disabled={isBusy}
                    aria-label={said.sessionEndNamed(`${device}, ${used}`)}
                    onClick={() => end('/api/auth/revoke-session', { id: session.id })}
                  >
                    {said.sessionEnd}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      ) : null}
      {Array.isArray(sessions) && sessions.length > 1 ? (
        <div>
          <Button
            variant="light"
            color="red"
            loading={isBusy}
            onClick={() => end('/api/auth/revoke-other-sessions', {})}
          >
            {said.sessionEndOthers}
          </Button>
        </div>
      ) : null}
      <Outcome problem={problem} done="" />
    </SettingCard>
  )
}
