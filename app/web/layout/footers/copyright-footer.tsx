import { useSite } from '#web/site.ts'
import styles from './copyright-footer.module.css'

export function Copyright() {
  const { app_name, year } = useSite()
  return (
    <>
      © {year} {app_name}. Todos os direitos reservados.
    </>
  )
}

export function CopyrightFooter() {
  return (
    <footer className={styles.footer}>
      <Copyright />
    </footer>
  )
}
