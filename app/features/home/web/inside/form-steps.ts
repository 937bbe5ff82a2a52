import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { listOwnInvites, openOwnInvite } from '#features/internship-forms/wire/own-invites.ts'
import type { FormKindName } from '#features/internship-forms/wire/form-words.ts'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import type { NextStep } from './next-steps.ts'

const TITLES: Record<FormKindName, string> = {
  admission: 'Preencha a sua admissão',
  update: 'Conte o que muda no seu estágio',
  data: 'Responda a um pedido de dados',
}

/** Forms that a company waits for. Their links are in letters only, so each is opened by a link of its own. */
export function useFormSteps() {
  const navigate = useNavigate()
  const read = useQuery(answerOf(listOwnInvites, { page: 1, per_page: 10 }))
  const { press, busy } = useAct(openOwnInvite, { onDone: ({ data }) => navigate(data.attributes.form_url) })
  const steps = (read.data?.collection.data ?? []).map(({ id, attributes: of }): NextStep => ({
    id,
    title: TITLES[of.kind],
    text: of.purpose ? `${of.company_name}: ${of.purpose}` : of.company_name,
    due: of.expires_on,
    action: 'Preencher',
    to: () => press({ id }),
    busy,
  }))
  return { read, steps }
}
