import { useQuery } from '@tanstack/react-query'
import { listDescendants } from '#features/collaborators/wire/collaborators.ts'
import { answerOf } from '#web/calls/answer.ts'
import { anId } from '#web/list/filters.ts'
import { useFilters } from '#web/list/use-filters.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { showCompanySettings } from '../../wire/settings.ts'
import type { Route } from './+types/company-rules-page'
import { CompanyRules } from './company-rules.tsx'

const TITLE = 'Regras dos contratos'
const LEAD = 'Valem para o que for enviado daqui em diante. O que já está a caminho segue como foi enviado.'
export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: TITLE, index: false })

const filters = { empresa: anId('Empresa') }

export default function CompanyRulesPage() {
  const { values, filterBy } = useFilters(filters)
  const companies = useQuery(answerOf(listDescendants, {}))
  return (
    <Page title={TITLE} lead={LEAD} back={{ to: '/folders/minhas', label: 'Meus contratos' }} width="form">
      <Loaded of={[companies]}>
        {([own, ...branches]) => (
          <>
            {branches.length > 0 && (
              <ChooseFilter
                label="Empresa"
                name="empresa"
                none={own!.label}
                value={values.empresa}
                choices={branches}
                onChoose={(empresa) => filterBy({ empresa: empresa || undefined })}
              />
            )}
            <Rules key={values.empresa} company_id={values.empresa ?? own!.value} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Rules({ company_id }: { company_id: string }) {
  // What is being edited is not pulled from under the hands: a stale write is told when it is sent.
  const query = useQuery({ ...answerOf(showCompanySettings, { company_id }), refetchOnWindowFocus: false })
  return (
    <Loaded of={[query]} lines={10} missing="Empresa não encontrada">
      {({ data }) => <CompanyRules id={data.id} settings={data.attributes} />}
    </Loaded>
  )
}
