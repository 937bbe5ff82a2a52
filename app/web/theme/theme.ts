import { colorsTuple, createTheme, type MantineColorsTuple } from '@mantine/core'

// Every shade is the token itself; mantine.css picks which one a state uses.
const token = (name: string): MantineColorsTuple => colorsTuple(`var(--${name})`)

export const theme = createTheme({
  primaryColor: 'primary',
  colors: {
    primary: token('primary'),
    good: token('good'),
    warning: token('warning'),
    bad: token('bad'),
    urgent: token('urgent'),
  },
  white: 'var(--surface)',
  black: 'var(--text)',
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: 'var(--weight-heading)' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
})
