import { Link } from 'react-router'
import { useSession } from '#web/session/session.ts'
import { mayUse } from '#wire/person/roles.ts'

type Props = { id: string; of: string; label: string; className?: string | undefined }

/** To all that belongs to one internship, for who may open it. */
export function FolderLink({ id, of, label, className }: Props) {
  const { userType, attributes } = useSession()
  if (userType !== 'User' && !(userType === 'CompanyManager' && mayUse('CONTRACTS', attributes.roles ?? [])))
    return null
  return (
    <Link to={`/folders/${id}`} className={className} aria-label={`${label}: ${of}`}>
      {label}
    </Link>
  )
}
