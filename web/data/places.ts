import type { Client } from 'urql'
import { graphql } from './graphql.ts'

const statesDocument = graphql(`
  query States($country: String!) {
    states(country: $country)
  }
`)

const citiesDocument = graphql(`
  query Cities($country: String!, $state: String) {
    cities(country: $country, state: $state)
  }
`)

/** What the server knows of the states and cities of a country; nothing where it does not answer. */
export const placeSuggestions = (client: Client) => ({
  states: async (country: string): Promise<readonly string[]> =>
    country ? ((await client.query(statesDocument, { country })).data?.states ?? []) : [],
  cities: async (country: string, state: string): Promise<readonly string[]> =>
    country
      ? ((await client.query(citiesDocument, { country, state: state || null })).data?.cities ?? [])
      : [],
})
