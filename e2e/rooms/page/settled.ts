const stillFrames = 2
const mostFrames = 600

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
/** What may wait is drawn before the page has nothing else to do. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }))

/** What runs on forever, such as a waiting sign, is no change. */
const isPassing = ({ effect, playState }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY

/** What is drawn in small pieces, such as a long report, says that it is coming. Letters that come move all else. */
const isComing = () =>
  document.querySelector('[aria-busy=true]') !== null || document.fonts.status === 'loading'

/** Nothing on the page has changed for two frames, nothing is coming, and no colour is on its way to another. */
export async function settled(): Promise<void> {
  let changed: Node | null = null
  const observer = new MutationObserver(([first]) => {
    changed = first?.target ?? null
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  let still = 0
  for (let frame = 0; still < stillFrames; frame += 1) {
    if (frame > mostFrames) throw new Error(`The page never rests: ${changed ?? 'something moves'}`)
    changed = null
    await nextFrame()
    await idle()
    still = changed || isComing() || document.getAnimations().some(isPassing) ? 0 : still + 1
  }
  observer.disconnect()
}
