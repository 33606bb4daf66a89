/** Words of choosing a picture, side by side. */
export const words = {
  en: {
    choose: 'Choose a picture',
    change: 'Change the picture',
    yours: 'Your picture',
    help: 'Optional. A face helps the other side to trust you.',
    crop: 'Choose the part that others see',
    zoom: 'Zoom',
    x: 'Left to right',
    y: 'Up and down',
    save: 'Use this picture',
    tooLarge: 'This picture is larger than 30 MB.',
  },
  es: {
    choose: 'Elegir una foto',
    change: 'Cambiar la foto',
    yours: 'Tu foto',
    help: 'Opcional. Una cara ayuda a que la otra persona confíe en ti.',
    crop: 'Elige la parte que verán los demás',
    zoom: 'Acercar',
    x: 'Izquierda a derecha',
    y: 'Arriba y abajo',
    save: 'Usar esta foto',
    tooLarge: 'Esta imagen pesa más de 30 MB.',
  },
} as const
