import '@mantine/core/styles.layer.css'
import '#web/theme/mantine.css'
import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { Outlet } from 'react-router'
import { useNonce } from '#web/nonce.ts'
import { theme } from '#web/theme/theme.ts'
import { themeChoice } from '#web/theme/theme-mode.ts'

/** Mantine reads and follows our theme but never writes it, so that there is one attribute and one storage key. */
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

/** Only around forms and signed-in areas, so that public pages do not load Mantine. */
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
