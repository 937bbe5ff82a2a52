import { IconMoon } from '#web/icons/m/moon.ts'
import { IconSun } from '#web/icons/s/sun.ts'
import { useThemeMode } from '#web/theme/theme-mode.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from './media/icon.tsx'
import styles from './theme-toggle.module.css'

export function ThemeToggle() {
  const [mode, choose] = useThemeMode()
  const other = mode === 'dark' ? 'light' : 'dark'
  const label = other === 'dark' ? 'Usar tema escuro' : 'Usar tema claro'
  return (
    <Button kind="icon" aria-label={label} title={label} onClick={() => choose(other)}>
      <Icon of={IconMoon} className={styles.moon} />
      <Icon of={IconSun} className={styles.sun} />
    </Button>
  )
}
