import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const mostTabs = 150

/** A person without a mouse: Tab, Enter, Space and arrows, and always a mark on what has the focus. */
export function keyboard(page: Page) {
  /** Where the focus is, and what is wrong with it. */
  const focus = () =>
    page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return { name: 'nothing', fault: 'the focus is lost' }
      const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`
      // Hidden radios and switches show the mark on the label beside them.
      const around = [element, element.nextElementSibling, element.parentElement, element.closest('label')]
      const isMarked = around.some((one) => {
        if (!one) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(one)
        const { width, height } = one.getBoundingClientRect()
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && width > 0 && height > 0
      })
      const isText = element.matches('main, h1, [tabindex="-1"]')
      return { name, fault: isText || isMarked ? '' : `no mark on ${name}` }
    })

  async function isKept(): Promise<void> {
    await expect.poll(async () => (await focus()).fault).toBe('')
  }

  async function press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await page.keyboard.press(key)
      await isKept()
    }
  }

  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

  async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor({ state: 'attached' })
    const passed: string[] = []
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      if (await hasFocus(target)) return
      await page.keyboard.press(key)
      const { name, fault } = await focus()
      passed.push(name)
      if (fault) throw new Error(`${fault} after ${passed.slice(-3).join(' → ')}`)
    }
    throw new Error(`Tab never came to ${target}: ${passed.slice(0, 40).join(' → ')}`)
  }

  return {
    press,
    tabTo,
    isKept,
    type: (text: string) => page.keyboard.type(text),
    /** In place of what stood there. */
    async retype(text: string): Promise<void> {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async enter(target: Locator): Promise<void> {
      await tabTo(target)
      await press('Enter')
    },
    async hasFocus(target: Locator): Promise<void> {
      await expect.poll(() => hasFocus(target)).toBe(true)
    },
    /** Past the menus, by the link that is there for it. */
    async skip(): Promise<void> {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await isKept()
    },
  }
}
