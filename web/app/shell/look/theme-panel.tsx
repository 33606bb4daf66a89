import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { useText } from '#web/i18n/text.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { type PanelColour, panelColours } from '#web/ui/theme.ts'
import { changeLook, sidebars, useShellLook } from './shell-look.ts'
import classes from './theme-panel.module.css'

const schemes: readonly MantineColorScheme[] = ['light', 'dark', 'auto']

export function ThemePanel({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const text = useText()
  const look = useShellLook()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SidePanel
      title={text('shell.theme.title')}
      closeLabel={text('action.close')}
      width="21.25rem"
      opened={opened}
      onClose={onClose}
    >
      <fieldset className={classes.part}>
        <legend className={classes.legend}>{text('shell.theme.colour')}</legend>
        <div className={classes.colours}>
          {panelColours.map((colour) => (
            <Swatch key={colour} colour={colour} chosen={colour === look.colour} />
          ))}
        </div>
        <p className={classes.help}>{text('shell.theme.colourHelp')}</p>
      </fieldset>
      <fieldset className={classes.part}>
        <legend className={classes.legend}>{text('shell.theme.sidebar')}</legend>
        <Segments
          aria-label={text('shell.theme.sidebar')}
          value={look.sidebar}
          onChange={(sidebar) => changeLook({ sidebar })}
          data={sidebars.map((value) => ({ value, label: text(`shell.theme.${value}`) }))}
        />
      </fieldset>
      <fieldset className={classes.part}>
        <legend className={classes.legend}>{text('shell.theme.scheme')}</legend>
        <Segments
          aria-label={text('shell.theme.scheme')}
          value={colorScheme}
          onChange={setColorScheme}
          data={schemes.map((value) => ({ value, label: text(`shell.theme.${value}`) }))}
        />
      </fieldset>
    </SidePanel>
  )
}

function Swatch({ colour, chosen }: { colour: PanelColour; chosen: boolean }) {
  const text = useText()
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
      <span>{text(`shell.theme.colours.${colour}`)}</span>
    </label>
  )
}
