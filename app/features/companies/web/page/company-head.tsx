import { IconArrowLeft } from '#web/icons/a/arrow-left.ts'
import { IconMapPin } from '#web/icons/m/map-pin.ts'
import { Link } from 'react-router'
import { By, ShowcaseHead } from '#web/page/showcase.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import type { CompanyAttributes } from './company.ts'

/** Cover, face and name: who this is, at a glance. */
export function CompanyHead({ company }: { company: CompanyAttributes }) {
  const { background, avatar, name, sector, place, parent } = company
  return (
    <ShowcaseHead cover={background} avatar={avatar} name={name}>
      <h1>{name}</h1>
      <By>
        <span>{sector}</span>
        {place && (
          <span>
            <Icon of={IconMapPin} size={18} />
            {place}
          </span>
        )}
      </By>
      {parent && (
        <By>
          <Link to={`/empresas/ver/${parent.slug}`}>
            <Icon of={IconArrowLeft} size={18} />
            Faz parte do grupo {parent.name}
          </Link>
        </By>
      )}
    </ShowcaseHead>
  )
}
