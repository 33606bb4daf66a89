import { Tabs, Title } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from 'urql'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { AboutMe } from './about/about-me.tsx'
import { AccountSettings } from './account/account-settings.tsx'
import { MyData } from './my-data/my-data.tsx'
import classes from './profile.module.css'
import { profileDocument } from './profile-documents.ts'
import { profileWords } from './words.ts'

const tabs = ['about', 'account', 'privacy'] as const
type Tab = (typeof tabs)[number]

/** Everything of one's own: what others see, how one logs in, what happens with one's data. */
export function ProfileScreen() {
  const text = useText()
  const said = profileWords[useLocale()]
  const [tab, setTab] = useState<Tab>(tabInAddress)
  const [{ data, error }, read] = useQuery({ query: profileDocument })
  const readAgain = () => read({ requestPolicy: 'network-only' })

  function handleTab(value: string | null) {
    const next = tabs.find((one) => one === value) ?? 'about'
    setTab(next)
    window.history.replaceState(window.history.state, '', `#${next}`)
  }

  if (!data?.user) {
    if (error) return <LoadFailed error={error} onRetry={readAgain} />
    return <PageSkeleton label={text('frame.loading')} />
  }
  return (
    <div className={classes.page}>
      <div>
        <Title order={1}>{text('page.home-profile.title')}</Title>
        <p className={classes.lead}>{said.lead}</p>
      </div>
      <Tabs value={tab} onChange={handleTab} keepMounted={false} classNames={{ tab: classes.tab ?? '' }}>
        <Tabs.List aria-label={said.tabs.label}>
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {said.tabs[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="about" className={classes.panel ?? ''}>
          <AboutMe user={data.user} cohort={data.cohort} onSaved={readAgain} />
        </Tabs.Panel>
        <Tabs.Panel value="account" className={classes.panel ?? ''}>
          <AccountSettings user={data.user} onSaved={readAgain} />
        </Tabs.Panel>
        <Tabs.Panel value="privacy" className={classes.panel ?? ''}>
          <MyData user={data.user} consents={data.myConsents} onSaved={readAgain} />
        </Tabs.Panel>
      </Tabs>
    </div>
  )
}

function tabInAddress(): Tab {
  return tabs.find((name) => `#${name}` === window.location.hash) ?? 'about'
}
