import { AskForLink } from './ask-for-link.tsx'
import { NewPassword } from './new-password.tsx'
import { useLinkToken } from './use-link-token.ts'

/** Without a token it asks for the address; with one it sets the new password. */
export function ResetForm() {
  const [token, forgetToken] = useLinkToken()
  return token ? <NewPassword token={token} onAskAgain={forgetToken} /> : <AskForLink />
}
