import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const ratingsDocument = graphql(`
  query ModuleRatings($list: ListQueryInput) {
    moduleRatings(list: $list) {
      total
      items {
        _id role module projectId project_name cohort_title org_name helpful created_at answers { question answer }
      }
    }
  }
`)

export const figuresDocument = graphql(`
  query ModuleRatingFigures($role: String) {
    moduleRatingFigures(role: $role) { modules { module count average scale } months { month count average } }
  }
`)

export type Rating = ResultOf<typeof ratingsDocument>['moduleRatings']['items'][number]
export type Figures = ResultOf<typeof figuresDocument>['moduleRatingFigures']
