import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { type PanelColour, panelColours } from '#web/ui/theme.ts'
import { changeLook, sidebars, useShellLook } from './shell-look.ts'
import classes from './theme-panel.module.css'
import { words } from './words.ts'

const schemes: readonly MantineColorScheme[] = ['light', 'dark', 'auto']

export function ThemePanel({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const text = useText()
  const said = words[useLocale()]
  const look = useShellLook()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SidePanel
      title={said.title}
      closeLabel={text('action.close')}
      width="21.25rem"
      opened={opened}
      onClose={onClose}
    >
      <fieldset className={classes.part}>
        <legend className={classes.legend}>{said.colour}</legend>
        <div className={classes.colours}>
          {panelColours.map((colour) => (
            <Swatch key={colour} colour={colour} chosen={colour === look.colour} />
          ))}
        </div>
        <p className={classes.help}>{said.colourHelp}</p>
      </fieldset>
      <fieldset className={classes.part}>
        <legend className={classes.legend}>{said.sidebar}</legend>
        <Segments
          aria-label={said.sidebar}
          value={look.sidebar}
          onChange={(sidebar) => changeLook({ sidebar })}
          data={sidebars.map((value) => ({ value, label: said[value] }))}
        />
      </fieldset>
      <fieldset className={classes.part}>
        <legend className={classes.legend}>{said.scheme}</legend>
        <Segments
          aria-label={said.scheme}
          value={colorScheme}
          onChange={setColorScheme}
          data={schemes.map((value) => ({ value, label: said[value] }))}
        />
      </fieldset>
    </SidePanel>
  )
}

function Swatch({ colour, chosen }: { colour: PanelColour; chosen: boolean }) {
  const text = words[useLocale()]
  return (
    <label className={classes.swatch}>
      <input
        type="radio"
        name="shell-colour"
        className="visually-hidden"
        checked={chosen}
        onChange={() => changeLook({ colour })}
      />
      <span className={classes.dot} data-colour={colour} />
      <span>{text.colours[colour]}</span>
    </label>
  )
}
