import { cutText } from './text.ts'

/** What the operator's error service is told: where and what went wrong, nothing that a person typed. */
export type ErrorFacts = {
  readonly id: string
  readonly at: Date
  readonly platform: 'javascript' | 'node'
  readonly name: string
  readonly message: string
  readonly stack: string
}

/** The address that takes error reports, from a DSN `https://key@host/path/project`. */
export function storeAddress(dsn: string): string | null {
  if (!URL.canParse(dsn)) return null
  const { protocol, username, host, pathname } = new URL(dsn)
  const parts = pathname.split('/').filter(Boolean)
  const project = parts.pop()
  if (!username || !project) return null
  const path = [...parts, 'api', project, 'store'].join('/')
  return `${protocol}//${host}/${path}/?sentry_version=7&sentry_key=${username}`
}

export function errorReport({ id, at, platform, name, message, stack }: ErrorFacts) {
  return {
    event_id: id.replaceAll('-', ''),
    timestamp: at.toISOString(),
    platform,
    level: 'error',
    exception: {
      values: [{ type: name, value: cutText(message, 300), stacktrace: { frames: framesOf(stack) } }],
    },
  }
}

const place = /^\s*(?:at )?(?:async )?(.*?)[\s(@]*((?:https?|file|node):\S+?|\/\S+?):(\d+):(\d+)\)?\s*$/gm

function framesOf(stack: string) {
  return [...stack.matchAll(place)]
    .slice(0, 30)
    .map(([, name = '', filename = '', line, column]) => ({
      filename,
      function: name || '?',
      lineno: Number(line),
      colno: Number(column),
    }))
    .reverse()
}
