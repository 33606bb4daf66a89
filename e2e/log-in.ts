export const demoRoles = ['entrepreneur', 'mentor', 'organiser', 'admin'] as const
export type DemoRole = (typeof demoRoles)[number]

export const demoLogin = (role: DemoRole) => ({
  email: `${role}@example.org`,
  password: 'germina-demo-2026',
})

/** Through the door that people use; gives the value of the session cookie. */
export async function logIn(address: string, role: DemoRole): Promise<string> {
  const answer = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify(demoLogin(role)),
  })
  const token = /(?:^|, )token=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
  if (!token) throw new Error(`The ${role} of the demo world cannot log in: ${answer.status}`)
  return token
}
