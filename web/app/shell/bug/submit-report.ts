export type ReportOutcome = 'empty' | 'reported' | 'failed'

/** A report needs a description; without one nothing is sent. */
export async function submitReport(
  description: string,
  send: (message: string) => Promise<boolean>,
): Promise<ReportOutcome> {
  const message = description.trim()
  if (message === '') return 'empty'
  return (await send(message)) ? 'reported' : 'failed'
}
