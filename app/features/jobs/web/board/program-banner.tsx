import { IconFlag } from '#web/icons/f/flag.ts'
import { Link } from 'react-router'
import { Icon } from '#web/ui/media/icon.tsx'
import { IN_PROGRAM } from '../../wire/job-words.ts'

type Props = { slug: string | null; className?: string | undefined }

/** Leads to the program's page, once there is one. */
export const ProgramBanner = ({ slug, className }: Props) => (
  <li>
    <Icon of={IconFlag} size={16} />
    {slug ? (
      <Link className={className} to={`/programa_estagios/${slug}`} prefetch="none">
        {IN_PROGRAM}
      </Link>
    ) : (
      IN_PROGRAM
    )}
  </li>
)
