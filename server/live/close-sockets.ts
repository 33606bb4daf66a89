import type { ChangeFeed } from './change-feed.ts'

/** As much of a web socket as is needed here. */
export type Line = {
  close(code: number, reason: string): void
  on(event: 'close', listener: () => void): void
}

/** The server is back after trouble of its own: connect again. */
export const comeAgain = 1012

/**
 * Who listens may have missed a change and cannot know it. Their line is closed: a client opens it again, listens anew
 * and reads what it shows.
 */
export function closeOnGap(feed: ChangeFeed): { keep(socket: Line): void } {
  const open = new Set<Line>()
  feed.onGap(() => {
    for (const socket of open) socket.close(comeAgain, 'Service restart')
  })
  return {
    keep(socket) {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
    },
  }
}
