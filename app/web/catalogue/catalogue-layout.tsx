import { NavLink, Outlet } from 'react-router'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import styles from './catalogue.module.css'
import { groups } from './groups.ts'

/** All pieces of the interface in all their states. */
export default function CatalogueLayout() {
  return (
    <div className={styles.catalogue}>
      <Breadcrumb trail={[{ label: 'Catálogo' }]} />
      <h1>Catálogo</h1>
      <nav aria-label="Grupos" className={styles.groups}>
        {groups.map(({ name, title }) => (
          <NavLink key={name} to={`/catalogo/${name}`}>
            {title}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </div>
  )
}
