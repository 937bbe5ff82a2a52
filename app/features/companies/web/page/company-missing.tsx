import { ButtonLink } from '#web/ui/button.tsx'
import styles from './company-page.module.css'

/** Plain: the page that everybody reads carries no drawing for the one that is not there. */
export const CompanyMissing = ({ waiting }: { waiting: boolean }) =>
  waiting ? (
    <p role="status" className={styles.missing}>
      Carregando a empresa…
    </p>
  ) : (
    <div className={styles.missing}>
      <h1>Não encontramos esta empresa</h1>
      <p>O endereço pode ter mudado, ou ela ainda não foi verificada.</p>
      <ButtonLink kind="primary" to="/empresas">
        Ver todas as empresas
      </ButtonLink>
    </div>
  )
