import '@mantine/core/styles.layer.css'
import '#web/theme/mantine.css'
import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { Outlet } from 'react-router'
import { useNonce } from '#web/nonce.ts'
import { theme } from '#web/theme/theme.ts'
import { themeChoice } from '#web/theme/theme-mode.ts'

/** Mantine reads and watches our own choice and never writes it, so that one attribute and one key of storage exist. */
function followOurTheme(): MantineColorSchemeManager {
  let stop = () => {}
  return {
    get: (initial) => (typeof document === 'undefined' ? initial : themeChoice.get()),
    set: () => {},
    subscribe(onUpdate) {
      stop = themeChoice.subscribe(() => onUpdate(themeChoice.get()))
    },
    unsubscribe: () => stop(),
    clear: () => {},
  }
}

/** Only around forms and signed-in areas: public pages carry none of Mantine's weight. */
export function FormsProvider({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const [manager] = useState(followOurTheme)
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={manager}
      getStyleNonce={() => nonce ?? ''}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}

export default function MantineLayout() {
  return (
    <FormsProvider>
      <Outlet />
    </FormsProvider>
  )
}
