import { useEffect, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { graphql } from '#web/data/graphql.ts'
import type { Announcement } from '#web/features/home/home-documents.ts'
import { PageHead } from '#web/features/home/page-head.tsx'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { AnnouncementArticle } from '#web/shared/announcement/announcement-article.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { inOrder } from './announcement.ts'
import classes from './announcements.module.css'
import { words as newsWords } from './words.ts'

const announcementsDocument = graphql(`
  query Announcements {
    announcements { _id title title_es text text_es visible_from pinned read }
  }
`)

const markReadDocument = graphql(`
  mutation MarkAnnouncementRead($id: ObjectId!) { markAnnouncementRead(_id: $id) }
`)

export function AnnouncementsScreen() {
  const text = useText()
  const locale = useLocale()
  const said = newsWords[locale]
  const [{ data, error }, read] = useQuery({ query: announcementsDocument })
  const announcements = data?.announcements
  const wasNew = useMarkRead(announcements)

  if (!announcements) {
    if (error) return <LoadFailed error={error} onRetry={() => read({ requestPolicy: 'network-only' })} />
    return <PageSkeleton label={text('frame.loading')} />
  }
  if (announcements.length === 0) {
    return <EmptyState level={1} title={said.none} why={said.noneHelp} example={said.noneExample} />
  }
  return (
    <>
      <PageHead title={text('page.home-announcements.title')} lead={text('page.home-announcements.about')} />
      <ul className={classes.list}>
        {inOrder(announcements).map((one) => (
          <li key={one._id} id={one._id}>
            <AnnouncementArticle
              announcement={one}
              isNew={!one.read || wasNew.has(one._id)}
              locale={locale}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whoever sees the list has read it. The marks stay during this visit, so that one sees what was new. */
function useMarkRead(announcements: readonly Announcement[] | undefined): ReadonlySet<string> {
  const [, markRead] = useMutation(markReadDocument)
  const [told, setTold] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const fresh = (announcements ?? []).filter(({ _id, read }) => !read && !told.has(_id))
    if (fresh.length === 0) return
    setTold(new Set([...told, ...fresh.map(({ _id }) => _id)]))
    for (const { _id } of fresh) void markRead({ id: _id })
  }, [announcements, markRead, told])
  return told
}
