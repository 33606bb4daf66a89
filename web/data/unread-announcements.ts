import type { UpdateResolver } from '@urql/exchange-graphcache'
import { useQuery } from 'urql'
import { graphql } from './graphql.ts'

const unreadDocument = graphql('query UnreadAnnouncements { unreadAnnouncements }')
const readMark = graphql('fragment ReadMark on Announcement { _id read }')

/** Never asked for by itself: it comes with what the bell and the pages of a project ask for. */
export function useUnreadAnnouncements(): number {
  const [{ data }] = useQuery({ query: unreadDocument, requestPolicy: 'cache-only' })
  return data?.unreadAnnouncements ?? 0
}

/** The count goes down as soon as the server knows that an announcement was read. */
export const newsMutations: Record<string, UpdateResolver> = {
  markAnnouncementRead: (result, { _id }, cache) => {
    if (result.markAnnouncementRead !== true) return
    cache.writeFragment(readMark, { _id: String(_id), read: true })
    cache.updateQuery(
      { query: unreadDocument },
      (data) => data && { ...data, unreadAnnouncements: Math.max(0, data.unreadAnnouncements - 1) },
    )
  },
}
