import { IconPencil } from '#web/icons/p/pencil.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import type { Company } from './company.ts'

const WORDS = {
  verificada: {
    title: 'É assim que veem a sua página',
    text: 'O que está como “Não informado.” só aparece para quem trabalha na empresa.',
  },
  pendente: {
    title: 'Só quem trabalha na empresa vê esta página',
    text: 'Ela fica pública assim que a empresa for verificada.',
  },
  suspensa: { title: 'Esta página está fora do ar', text: 'A empresa está suspensa. Fale com a gente para resolver.' },
} as const

/** Above its page, for the company itself: who sees it, and the way to change it. */
export function OwnBar({
  company: {
    id,
    attributes: { own },
  },
  main,
}: {
  company: Company
  /** The company that the person works at, not a branch of it. */ main: boolean
}) {
  if (!own) return null
  const { title, text } = WORDS[own.verification]
  const above =
    own.suspended_with &&
    `${own.suspended_with}, da qual esta empresa é filial, está suspensa, e isso vale também para as filiais.`
  const edit = own.may_edit && (
    <ButtonLink kind="primary" to={main ? '/empresas/editar' : `/empresas/editar/${id}`}>
      <Icon of={IconPencil} size={18} /> Editar página
    </ButtonLink>
  )
  return (
    <Notice kind={own.verification === 'verificada' ? 'info' : 'warning'} title={title} action={edit}>
      {above || text}
    </Notice>
  )
}
