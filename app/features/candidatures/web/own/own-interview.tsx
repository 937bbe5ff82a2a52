import type { NextInterview } from '../../wire/next-interview.ts'
import { momentWords } from '#web/moment.ts'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

const wordsOf = ({ state, starts_at, proposed }: NextInterview) => {
  if (proposed) return 'Você propôs outro horário, e a empresa ainda não respondeu.'
  return state === 'confirmed' ? `Marcada para ${momentWords(starts_at!)}, horário de Brasília.` : 'Escolha um horário.'
}

/** The interview that comes next, or the invite that waits. */
export const OwnInterview = ({ of }: { of: NextInterview }) => (
  <Notice
    kind="info"
    title={of.state === 'confirmed' ? 'Sua entrevista' : 'A empresa quer entrevistar você'}
    action={<ButtonLink to={`/agendas/convites/${of.id}/sobre`}>Ver a entrevista</ButtonLink>}
  >
    {wordsOf(of)}
  </Notice>
)
