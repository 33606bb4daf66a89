import type { NeedCount, NeedItem } from './needs-documents.ts'

const cohortPath = ({ org, cohort_id }: Pick<NeedItem, 'org' | 'cohort_id'>) =>
  `/manage/${encodeURIComponent(org ?? '')}/${cohort_id}`

const applicationsOf = (role: string | null) => (role === 'mentor' ? 'dashboard/mentors' : 'applications')

/** Where one does something about it, without a language prefix. */
export function itemPath(item: NeedItem): string {
  const base = cohortPath(item)
  const project = `/home/project/${item.project_id}`
  switch (item.kind) {
    case 'application':
      return `${base}/${applicationsOf(item.detail)}?open=${item.key}`
    case 'review':
      return item.module ? `${project}/${item.module}/summary` : project
    case 'unmatched':
    case 'unsigned':
      return `${base}/dashboard/cohort`
    case 'draft':
    case 'date':
      return `${base}/settings`
    case 'bug':
      return `/manage/bugs?open=${item.key}`
    default:
      return project
  }
}

/** The list behind a number. */
export function countPath(count: NeedCount): string {
  const base = cohortPath(count)
  switch (count.kind) {
    case 'application':
      return `${base}/${applicationsOf(count.detail)}?status=pending`
    case 'draft':
    case 'date':
      return `${base}/settings`
    case 'bug':
      return '/manage/bugs?status=unsolved'
    default:
      return `${base}/dashboard/incubating?needs=${count.kind}`
  }
}
