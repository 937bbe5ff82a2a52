import { ButtonLink } from '../button.tsx'
import styles from './page-links.module.css'

/** Links from page to page, for use without scripts. */
export function PageLinks({ of, page, last }: { of: (page: number) => string; page: number; last: number }) {
  if (last < 2) return null
  return (
    <nav className={styles.pages} aria-label="Páginas">
      {page > 1 && (
        <ButtonLink to={of(Math.min(page, last + 1) - 1)} rel="prev">
          Página anterior
        </ButtonLink>
      )}
      {page <= last && (
        <span>
          Página {page} de {last}
        </span>
      )}
      {page < last && (
        <ButtonLink to={of(page + 1)} rel="next">
          Próxima página
        </ButtonLink>
      )}
    </nav>
  )
}
