import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { onDemand } from '#web/ui/dialogs/use-on-demand.tsx'
import styles from './find-jobs.module.css'
import { cityAddress, useMyCity } from './my-city.ts'

const useDialog = onDemand(async () => (await import('./city-dialog.tsx')).CityDialog)

/** A plain form, so that it searches before any script. */
export function FindJobs() {
  const city = useMyCity()
  const dialog = useDialog()
  return (
    <div className={styles.find}>
      <form data-plain method="get" action="/vagas" role="search" className={styles.search}>
        <input type="search" name="q" aria-label="Buscar vagas" placeholder="Cargo, área ou cidade" maxLength={120} />
        <Button kind="primary" type="submit">
          Buscar
        </Button>
      </form>
      <ul className={styles.chips} aria-label="Buscas prontas">
        <li>
          <Link to="/vagas?job_type[]=internship">Estágio</Link>
        </li>
        <li>
          <Link to="/vagas?work_model[]=remote">Remoto</Link>
        </li>
        <li>
          {city ? (
            <Link to={cityAddress(city)}>
              {city.name}
            </Link>
          ) : (
            <button type="button" {...dialog.opener}>
              Minha cidade
            </button>
          )}
        </li>
        <li>
          <Link to="/vagas?job_type[]=young_apprentice">Jovem aprendiz</Link>
        </li>
      </ul>
      {dialog.show({})}
    </div>
  )
}
