import { useQuery } from '@tanstack/react-query'
import { listOwnedEnvelopes } from '#features/contracts/wire/envelopes.ts'
import { listOwnedEvaluations } from '#features/evaluations/wire/evaluations.ts'
import { showLedger } from '#features/internship-life/wire/ledger.ts'
import { listOwnedFolders } from '#features/internships/wire/folders.ts'
import { listDocuments } from '#features/personal-documents/wire.ts'
import { answerOf } from '#web/calls/answer.ts'
import { useSession } from '#web/session/session.ts'
import { useFormSteps } from './form-steps.ts'
import { useAgreedSteps } from './agreed-steps.ts'
import { useInterviewSteps } from './interview-steps.ts'
import { whenOf } from './when.ts'

export type NextStep = {
  id: string
  title: string
  text: string
  /** Its last day, if it has one. */
  due: string | null
  action: string
  /** An address, or what finds it. */
  to: string | (() => void)
  busy?: boolean
}

const DAYS_AHEAD = 30

/** What waits for this person, from every room; the nearest day first, then what has none. */
export function useNextSteps() {
  const { intern, former_intern } = useSession().attributes
  const enabled = Boolean(intern || former_intern)
  const interviews = useInterviewSteps()
  const forms = useFormSteps()
  const agreed = useAgreedSteps()
  const documents = useQuery(answerOf(listDocuments, {}))
  const contracts = useQuery({ ...answerOf(listOwnedEnvelopes, { which: 'mine', page: 1, per_page: 10 }), enabled })
  const evaluations = useQuery({ ...answerOf(listOwnedEvaluations, { which: 'waiting', author: 'intern' }), enabled })
  const folders = useQuery({ ...answerOf(listOwnedFolders, {}), enabled: Boolean(intern) })
  const folder = folders.data?.collection.data.find(({ attributes }) => attributes.state === 'active')
  const ledger = useQuery({ ...answerOf(showLedger, { id: folder?.id ?? '' }), enabled: folder !== undefined })

  const steps: NextStep[] = [
    ...interviews.steps,
    ...forms.steps,
    ...agreed.steps,
    ...(contracts.data?.collection.data ?? []).map(({ id, attributes: of }) => ({
      id,
      title: `${of.mine}: ${of.type_name}`,
      text: of.company_name,
      due: null,
      action: of.mine ?? 'Abrir',
      to: `/envelopes/${id}`,
    })),
    ...(evaluations.data?.collection.data ?? []).map(({ id, attributes: { company_name, due_on } }) => ({
      id,
      title: `Como está o seu estágio em ${company_name}?`,
      text: 'Três perguntas, um minuto.',
      due: due_on,
      action: `Avaliar ${company_name}`,
      to: `/estagios/avaliar-empresa/avaliacoes/${id}/editar`,
    })),
    ...(ledger.data?.data.attributes.items ?? [])
      .filter(
        ({ kind, owner, state, due_on }) =>
          kind === 'report' && owner === 'internship_sign' && state !== 'done' && whenOf(due_on).days <= DAYS_AHEAD,
      )
      .map(({ kind, kind_name, due_on, words }) => ({
        id: `${kind} ${due_on}`,
        title: kind_name,
        text: words,
        due: due_on,
        action: 'Escrever relatório',
        to: `/folders/${folder!.id}/relatorio`,
      })),
    ...(documents.data?.collection.data ?? [])
      .filter(({ attributes: { state } }) => state === 'recusado' || state === 'vencido')
      .map(({ id, attributes: { category, category_label, state, reason } }) => ({
        id,
        title: `${state === 'recusado' ? 'Envie de novo' : 'Atualize'}: ${category_label}`,
        text: state === 'recusado' ? `Recusado: ${reason ?? 'veja o motivo'}` : 'O documento venceu.',
        due: null,
        action: 'Enviar documento',
        to: `/categoria-de-documentos?${new URLSearchParams({ categoria: category })}`,
      })),
  ]
  const agreements = [...interviews.reads, ...agreed.reads]
  const reads = [...agreements, forms.read, documents, contracts, evaluations, folders, ledger]
  const failed = reads.filter(({ isError, data }) => isError && !data)
  return {
    isPending: reads.some(({ isLoading }) => isLoading),
    failed: failed.length > 0,
    refetch: () => void Promise.all(failed.map((read) => read.refetch())),
    steps: steps.toSorted((one, other) => days(one) - days(other)),
  }
}

const days = ({ due }: NextStep) => (due === null ? Infinity : whenOf(due).days)
