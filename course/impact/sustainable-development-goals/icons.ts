const round = (x: number, y: number, r: number): string => {
  const k = Math.round(r * 55.23) / 100
  return `M${x + r} ${y}C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}Z`
}

/** A line drawing for each goal on a square of 24, our own. Absolute commands only, so that pictures can place them. */
export const goalIcons: Readonly<Record<number, string>> = {
  1: `${round(12, 12, 8)}M12 16V8M9 11L12 8L15 11`,
  2: 'M4 12H20C20 17 16 20 12 20C8 20 4 17 4 12ZM9 8C8 6 10 6 9 4M15 8C14 6 16 6 15 4',
  3: 'M12 20C4 14 3 10 5 7C7 4 11 5 12 8C13 5 17 4 19 7C21 10 20 14 12 20Z',
  4: 'M12 7C9 5 6 5 3 6V18C6 17 9 17 12 19C15 17 18 17 21 18V6C18 5 15 5 12 7ZM12 7V19',
  5: `${round(12, 12, 8)}M8.5 10.5H15.5M8.5 13.5H15.5`,
  6: 'M12 4C8 9 6 12 6 15C6 18 9 20 12 20C15 20 18 18 18 15C18 12 16 9 12 4Z',
  7: `${round(12, 12, 4)}M12 3V5M12 19V21M3 12H5M19 12H21M5.6 5.6L7 7M17 17L18.4 18.4M5.6 18.4L7 17M17 7L18.4 5.6`,
  8: 'M4 8H20V19H4ZM9 8V5H15V8M4 13H20',
  9: 'M4 20V10L9 13V10L14 13V6H20V20Z',
  10: 'M3 12H10M7 9L10 12L7 15M21 12H14M17 9L14 12L17 15',
  11: 'M3 20V11L8 7L13 11V20ZM13 20V5H20V20ZM16 9H17M16 13H17',
  12: 'M5 12C5 8 8 6 12 6H18M15 3L18 6L15 9M19 12C19 16 16 18 12 18H6M9 15L6 18L9 21',
  13: 'M7 18H17C20 18 21 15 20 13C19 11 17 11 16.5 11.5C16 8 13 6 10.5 7.5C8.5 8.5 8 10 8 11C5 11 4 13 4 15C4 17 5 18 7 18Z',
  14: 'M4 12C7 7 13 7 16 12C13 17 7 17 4 12ZM16 12L20 8V16Z',
  15: 'M12 20V13M12 14C7 14 6 9 9 7C9 3 15 3 15 7C18 9 17 14 12 14Z',
  16: 'M12 4L19 7V12C19 16 16 19 12 20C8 19 5 16 5 12V7ZM9 12L11 14L15 10',
  17: `${round(9, 12, 5)}${round(15, 12, 5)}`,
}

/** A drawing on a square of 24, put at a place of a picture in another size. */
export function placedIcon(index: number, x: number, y: number, size: number): string {
  const scale = size / 24
  let command = ''
  let isAcross = true
  return (goalIcons[index] ?? '').replace(/([MLHVCZ])|(-?[\d.]+)/g, (token, letter?: string) => {
    if (letter) {
      command = letter
      isAcross = command !== 'V'
      return letter
    }
    const number = Number(token) * scale + (isAcross ? x : y)
    if (command !== 'H' && command !== 'V') isAcross = !isAcross
    return String(Math.round(number * 100) / 100)
  })
}
