import { Link } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from '../partners/partners.module.css'
import type { Institution } from './institution-form.tsx'

/** The campuses of a school, or the units of a campus. */
export function UnitsBelow({ institution: { id, attributes } }: { institution: Institution }) {
  const { children, takes_children, parent } = attributes
  const closed = attributes.closed || parent?.closed
  if (!takes_children && !children.length) return null
  return (
    <section className={styles.card} aria-labelledby="abaixo">
      <h2 id="abaixo">{parent ? 'Unidades' : 'Campi e unidades'}</h2>
      {children.length > 0 ? (
        <ul className={styles.lists}>
          {children.map(({ id, name, city, state, closed }) => (
            <li key={id}>
              <Link to={`/admin/instituicoes/${id}`}>{name}</Link>
              <span>
                {[[city, state].filter(Boolean).join('/'), closed && 'Encerrada'].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.lead}>{parent ? 'Nenhuma unidade cadastrada.' : 'Nenhum campus cadastrado.'}</p>
      )}
      {closed && <p className={styles.lead}>O que pertence a uma instituição encerrada também está encerrado.</p>}
      {takes_children && (
        <div className={styles.actions}>
          <ButtonLink to={`/admin/instituicoes/nova?em=${id}`}>
            {parent ? 'Cadastrar unidade' : 'Cadastrar campus'}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
