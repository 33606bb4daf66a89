import { useMediaQuery } from '@mantine/hooks'

/** Whether there is room for tables and wide pictures. */
export const useIsWide = () => useMediaQuery('(min-width: 37.5em)', true, { getInitialValueInEffect: false })
