import { IconArrowLeft } from '#web/icons/a/arrow-left.ts'
import { IconMapPin } from '#web/icons/m/map-pin.ts'
import { Link } from 'react-router'
import { Avatar } from '#web/layout/headers/avatar.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import type { CompanyAttributes } from './company.ts'
import styles from './company-page.module.css'

/** Cover, face and name: who this is, at a glance. */
export function CompanyHead({ company }: { company: CompanyAttributes }) {
  const { background, avatar, name, sector, place, parent } = company
  // In a <picture>, so that React asks for it no sooner than the browser does: a preload is lost where the frame
  // changes to the company's own.
  const Face = avatar ? 'picture' : 'span'
  return (
    <header className={styles.head} data-covered={background ? true : undefined}>
      {background && (
        <picture>
          <img
            className={styles.cover}
            src={background.url}
            srcSet={background.srcset}
            sizes="(max-width: 1248px) 100vw, 1200px"
            width={background.width}
            height={background.height}
            alt=""
            fetchPriority="high"
          />
        </picture>
      )}
      <div className={styles.who}>
        <Face className={styles.face}>
          <Avatar name={name} src={avatar?.url} srcSet={avatar?.srcset} size={96} square />
        </Face>
        <div className={styles.name}>
          <h1>{name}</h1>
          <p className={styles.by}>
            <span>{sector}</span>
            {place && (
              <span className={styles.place}>
                <Icon of={IconMapPin} size={18} />
                {place}
              </span>
            )}
          </p>
          {parent && (
            <p className={styles.by}>
              <Link to={`/empresas/ver/${parent.slug}`}>
                <Icon of={IconArrowLeft} size={18} />
                Faz parte do grupo {parent.name}
              </Link>
            </p>
          )}
        </div>
      </div>
    </header>
  )
}
