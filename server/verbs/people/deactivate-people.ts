import { AppError } from '#domain/errors.ts'
import { onlySuper } from '#domain/policies/programme.ts'
import type { ListSelectionInput } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { selectedIds } from '#server/lists/read-list.ts'
import { deactivateUser } from './end-access.ts'
import { listedPerson } from './find-people.ts'
import { everybody, type ListedPerson, peopleList } from './people-list.ts'

type Wish = { readonly people: ListSelectionInput; readonly disabled: boolean }

/** Closes many accounts, or opens them again: each by the rule for one. Whom the caller may not change is named. */
export async function deactivateUsers(context: Caller, { people, disabled }: Wish) {
  const { deps, actor } = context
  authorize(onlySuper(actor))
  const refused: ListedPerson[] = []
  let changed = 0
  for (const userId of await selectedIds(deps.db, peopleList, people, everybody)) {
    const person = await listedPerson(deps.db, userId)
    if (!person || (person.state === 'disabled') === disabled) continue
    if (await isDone(context, userId, disabled)) changed += 1
    else refused.push(person)
  }
  return { changed, refused }
}

async function isDone(context: Caller, userId: string, disabled: boolean): Promise<boolean> {
  try {
    await deactivateUser(context, { userId, disabled })
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
