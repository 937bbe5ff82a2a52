import { IconBriefcase } from '#web/icons/b/briefcase.ts'
import { IconFileText } from '#web/icons/f/file-text.ts'
import { IconHome } from '#web/icons/h/home.ts'
import { IconListCheck } from '#web/icons/l/list-check.ts'
import { IconUser } from '#web/icons/u/user.ts'
import type { DrawnIcon } from '#web/icons/drawn-icon.ts'
import { profileOf } from '#web/layout/headers/profile-of.ts'
import type { Session } from '#web/session/session.ts'

export type StudentRoom = { label: string; to: string; icon: DrawnIcon }

/** The four rooms of every day, the same in the header and in the bar of a phone. Interns see no jobs. */
export function studentRooms(session: Session): StudentRoom[] {
  const { intern } = session.attributes
  return [
    { label: 'Início', to: '/usuarios/home', icon: IconHome },
    ...(intern
      ? [{ label: 'Contratos', to: '/envelopes/minhas', icon: IconFileText }]
      : [{ label: 'Vagas', to: '/vagas', icon: IconBriefcase }]),
    { label: 'Candidaturas', to: '/usuarios/candidaturas', icon: IconListCheck },
    { label: 'Perfil', to: profileOf(session), icon: IconUser },
  ]
}
