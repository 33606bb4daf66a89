import { useQuery } from 'urql'
import { graphql } from './graphql.ts'

const organisationDocument = graphql(`
  query Organisation($slug: String!) {
    organisation(query: { slug: $slug }) { _id slug name logo }
  }
`)

/** The organisation of an address; its name while it is read is what stands there. */
export function useOrganisation(slug: string | null | undefined) {
  const [{ data, fetching }] = useQuery({
    query: organisationDocument,
    variables: { slug: slug ?? '' },
    pause: !slug,
    requestPolicy: 'cache-first',
  })
  return { organisation: data?.organisation ?? null, name: data?.organisation?.name ?? slug ?? '', fetching }
}
