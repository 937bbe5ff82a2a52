import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Loaded } from '#web/page/loaded.tsx'
import {
  addAttorney,
  addInstitutionAttorney,
  listAttorneys,
  listInstitutionAttorneys,
  removeAttorney,
  removeInstitutionAttorney,
} from '../../wire/attorneys.ts'
import { Attorneys } from './attorneys.tsx'

const OF_COMPANY = 'Quem assina pela empresa só pode passar a assinatura a outro representante legal ou a alguém daqui.'
const OF_INSTITUTION = 'Quem assina pela instituição só pode passar a assinatura a alguém daqui.'
const ADDED = 'Já pode assinar no lugar de quem assina.'
const REMOVED = 'Saiu da lista. O que já tinha sido passado continua valendo.'

export function CompanyAttorneys({ company_id, mayChange }: { company_id: string; mayChange: boolean }) {
  const query = useQuery(answerOf(listAttorneys, { company_id }))
  const add = useAct(addAttorney, { refresh: [listAttorneys], done: ADDED })
  const remove = useAct(removeAttorney, { refresh: [listAttorneys], done: REMOVED })
  return (
    <Loaded of={[query]}>
      {({ data }) => (
        <Attorneys
          lead={OF_COMPANY}
          attorneys={data}
          mayChange={mayChange}
          add={(attorney) => add.act({ company_id, attorney })}
          remove={(attorney_id) => remove.act({ company_id, attorney_id })}
        />
      )}
    </Loaded>
  )
}

export function InstitutionAttorneys({ id }: { id: string }) {
  const query = useQuery(answerOf(listInstitutionAttorneys, { id }))
  const add = useAct(addInstitutionAttorney, { refresh: [listInstitutionAttorneys], done: ADDED })
  const remove = useAct(removeInstitutionAttorney, { refresh: [listInstitutionAttorneys], done: REMOVED })
  return (
    <Loaded of={[query]}>
      {({ data }) => (
        <Attorneys
          lead={OF_INSTITUTION}
          attorneys={data}
          mayChange
          add={(attorney) => add.act({ id, attorney })}
          remove={(attorney_id) => remove.act({ id, attorney_id })}
        />
      )}
    </Loaded>
  )
}
