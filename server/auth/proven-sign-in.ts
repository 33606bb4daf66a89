import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

const body = z.object({ userId: z.string() })

/** A session for somebody who has proved in another way who they are. It has no route: only our own code can ask. */
export const provenSignIn = () => ({
  id: 'proven-sign-in' as const,
  endpoints: {
    signInProven: createAuthEndpoint(
      '/sign-in-proven',
      { method: 'POST', body, metadata: { SERVER_ONLY: true } },
      async (context) => {
        const { internalAdapter } = context.context
        const user = await internalAdapter.findUserById(context.body.userId)
        const session = user && (await internalAdapter.createSession(user.id))
        if (user && session) await setSessionCookie(context, { session, user })
        return context.json({ isSignedIn: Boolean(session) })
      },
    ),
  },
})
