import { Button } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from 'urql'
import { useLocale } from '#web/i18n/text.tsx'
import { List } from '#web/shared/list/list.tsx'
import { listVariables, useList } from '#web/shared/list/use-list.ts'
import { PlatformHead } from '#web/shared/manage/platform-head.tsx'
import { CreatePartner } from './create-partner.tsx'
import { partnersDocument } from './partner-documents.ts'
import { partnerList } from './partner-list.tsx'
import { PartnerPanel } from './partner-panel.tsx'
import classes from './partners.module.css'
import { words } from './words.ts'

/** Every organisation: found, made, opened beside the list. */
export function PartnersScreen() {
  const said = words[useLocale()]
  const control = useList(partnerList)
  const [isMaking, setMaking] = useState(false)
  const [{ data, error, fetching }, read] = useQuery({
    query: partnersDocument,
    variables: { list: listVariables(control.query) },
  })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  const add = <Button onClick={() => setMaking(true)}>{said.add}</Button>
  return (
    <div className={classes.page}>
      <PlatformHead page="manage-partners">{add}</PlatformHead>
      <List
        definition={partnerList}
        control={control}
        result={{ page: data?.partners, error, isLoading: fetching, readAgain }}
        start={add}
      />
      <CreatePartner
        opened={isMaking}
        onMade={(id) => {
          readAgain()
          control.show({ open: id })
        }}
        onClose={() => setMaking(false)}
      />
      <PartnerPanel
        id={control.query.open}
        partners={data?.partners.items ?? []}
        onChange={readAgain}
        onClose={() => control.show({ open: null }, true)}
      />
    </div>
  )
}
