import { useMemo } from 'react'
import { useQuery } from 'urql'
import { List } from '#web/shared/list/list.tsx'
import { listVariables, useList } from '#web/shared/list/use-list.ts'
import { exportAddress, ManyPeople } from './many-people.tsx'
import { platformPlacesDocument, platformUsersDocument } from './people-documents.ts'
import { platformPeople } from './people-list.tsx'
import { PersonPanel } from './person-panel.tsx'

/** Everybody on the platform: found, opened beside the list, changed. */
export function PlatformUsers() {
  const [{ data: found }] = useQuery({ query: platformPlacesDocument })
  const places = found?.platformPlaces
  const definition = useMemo(() => platformPeople(places), [places])
  const control = useList(definition)
  const [{ data, error, fetching }, read] = useQuery({
    query: platformUsersDocument,
    variables: { list: listVariables(control.query) },
  })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  return (
    <>
      <List
        definition={definition}
        control={control}
        result={{ page: data?.platformUsers, error, isLoading: fetching, readAgain }}
        actions={(selected, clear) => (
          <ManyPeople
            selected={selected}
            exported={exportAddress(definition, control, selected)}
            onChange={readAgain}
            onDone={clear}
          />
        )}
      />
      <PersonPanel
        id={control.query.open}
        people={data?.platformUsers.items ?? []}
        places={places}
        onChange={readAgain}
        onClose={() => control.show({ open: null }, true)}
      />
    </>
  )
}
