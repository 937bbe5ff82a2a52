import { IconMapPin } from '#web/icons/m/map-pin.ts'
import { By, ShowcaseHead } from '#web/page/showcase.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import type { ProgramAttributes } from './program.ts'

type Props = { program: ProgramAttributes; heading: 'h1' | 'h2' }

/** Banner, logo, title, company and place. */
export const ProgramHead = ({ program, heading: Heading }: Props) => {
  const { banner, logo, title, edition, company_name, address } = program
  return (
    <ShowcaseHead cover={banner} avatar={logo} name={company_name}>
      <Heading>{title ?? 'Programa sem título'}</Heading>
      <By>
        <span>{company_name}</span>
        {edition && <span>Edição {edition}</span>}
        {address && (
          <span>
            <Icon of={IconMapPin} size={18} />
            {address}
          </span>
        )}
      </By>
    </ShowcaseHead>
  )
}
