import { useSyncExternalStore } from 'react'
import { device } from '#web/data/device.ts'
import { defaultPanelColour, type PanelColour, panelColours } from '#web/ui/theme.ts'

export const sidebars = ['light', 'dark'] as const
export type Sidebar = (typeof sidebars)[number]
export type ShellLook = { readonly colour: PanelColour; readonly sidebar: Sidebar }

const storageKey = 'germina.look'
const shades = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const listeners = new Set<() => void>()
let look: ShellLook = readLook(device.get(storageKey))

/** What is kept on the device; anything that is not one of our values is left out. */
export function readLook(kept: string | null): ShellLook {
  const { colour, sidebar } = parsed(kept)
  return {
    colour: panelColours.find((each) => each === colour) ?? defaultPanelColour,
    sidebar: sidebars.find((each) => each === sidebar) ?? 'light',
  }
}

function parsed(kept: string | null): { colour?: unknown; sidebar?: unknown } {
  try {
    return Object(JSON.parse(kept ?? '{}'))
  } catch {
    return {}
  }
}

export function changeLook(part: Partial<ShellLook>): void {
  look = { ...look, ...part }
  device.set(storageKey, JSON.stringify(look))
  for (const listener of listeners) listener()
}

export function useShellLook(): ShellLook {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => look,
  )
}

/** The ten shades of the chosen colour under the names that the shell's style sheets use. */
export function shellShades(colour: PanelColour): [string, string][] {
  return shades.map((shade) => [`--shell-${shade}`, `var(--mantine-color-${colour}-${shade})`])
}
