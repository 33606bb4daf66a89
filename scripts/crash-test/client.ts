import { demoLogins } from '#server/demo/demo-world.ts'

/** Null: the answer never came, or said that the service was away, so nobody knows whether it was done. */
export type Outcome = Record<string, { _id: string } & Record<string, unknown>> | null

export type Client = {
  projectId: string
  call(document: string, variables: Record<string, unknown>): Promise<Outcome>
}

/** Signs in once: the session has to outlive every crash. */
export async function signIn(url: string): Promise<Client> {
  const { email, password } = demoLogins[0]
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const token = answer.headers.get('set-auth-token')
  if (!token) throw new Error(`The demo login was refused with ${answer.status}`)
  const call = caller(url, token)
  const mine = await call('{ me { _id project_id } }', {})
  return { call, projectId: String(mine?.me?.project_id) }
}

function caller(url: string, token: string): Client['call'] {
  return async (query, variables) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    }).catch(() => null)
    const body = await answer?.json().catch(() => null)
    if (!body) return null
    const [error] = body.errors ?? []
    if (error?.extensions?.code === 'UNAVAILABLE') return null
    if (error) throw new Error(`A write was refused: ${JSON.stringify(error)}`)
    return body.data
  }
}
