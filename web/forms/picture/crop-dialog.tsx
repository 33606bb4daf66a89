import { Button, Group, Modal } from '@mantine/core'
import { type PointerEvent, useRef, useState } from 'react'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { type Crop, dragged, mostZoom, type Size, squareOf, wholePicture, within } from './crop-square.ts'
import { cutOut } from './cut-out.ts'
import classes from './picture.module.css'
import { words } from './words.ts'

type Props = {
  /** Address of the chosen file in this browser. */
  source: string
  isBusy: boolean
  problem: string
  onSave: (picture: Blob) => void
  onCancel: () => void
  onBroken: () => void
}

/** Chooses the square that others see: by dragging, or with the three sliders. */
export function CropDialog({ source, isBusy, problem, onSave, onCancel, onBroken }: Props) {
  const text = useText()
  const said = words[useLocale()]
  const picture = useRef<HTMLImageElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  const [crop, setCrop] = useState<Crop>(wholePicture)

  function handleDrag(event: PointerEvent<HTMLDivElement>) {
    if (!size || event.buttons !== 1) return
    const frame = event.currentTarget.clientWidth
    setCrop((now) => dragged(size, now, frame, event.movementX, event.movementY))
  }

  async function handleSave() {
    const cut = picture.current && (await cutOut(picture.current, crop))
    if (cut) onSave(cut)
    else onBroken()
  }

  const slider = (name: 'x' | 'y' | 'zoom', min: number, max: number) => (
    <label className={classes.slider}>
      <span>{said[name]}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={crop[name]}
        onChange={(event) =>
          size && setCrop(within(size, { ...crop, [name]: Number(event.currentTarget.value) }))
        }
      />
    </label>
  )

  return (
    <Modal
      opened
      onClose={onCancel}
      title={said.crop}
      closeButtonProps={{ 'aria-label': text('action.close') }}
    >
      <div className={classes.crop}>
        <div
          className={classes.frame}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={handleDrag}
        >
          <img
            ref={picture}
            src={source}
            alt={said.yours}
            draggable={false}
            style={size ? placed(size, crop) : { opacity: 0 }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              width > 0 ? setSize({ width, height }) : onBroken()
            }
            onError={onBroken}
          />
        </div>
        {slider('zoom', 1, mostZoom)}
        {slider('x', 0, 1)}
        {slider('y', 0, 1)}
        <div role="alert">{problem ? <p className={classes.problem}>{problem}</p> : null}</div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {text('action.cancel')}
          </Button>
          <Button onClick={handleSave} loading={isBusy} disabled={!size}>
            {said.save}
          </Button>
        </Group>
      </div>
    </Modal>
  )
}

/** In percent of the frame, so that it fits any screen. */
function placed(size: Size, crop: Crop) {
  const { left, top, side } = squareOf(size, crop)
  return {
    width: `${(size.width / side) * 100}%`,
    left: `${(-left / side) * 100}%`,
    top: `${(-top / side) * 100}%`,
  }
}
