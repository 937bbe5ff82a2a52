import { pageMeta } from '#web/page-meta.ts'
import { Page } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/company-contracts-page'
import { ContractList } from './contract-list.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Meus contratos', index: false })

export default function CompanyContractsPage() {
  return (
    <Page
      title="Meus contratos"
      lead="Com quem está cada contrato, e há quanto tempo."
      width="wide"
      actions={
        <>
          <ButtonLink to="/folders/modelos">Modelos</ButtonLink>
          <ButtonLink to="/folders/regras">Regras</ButtonLink>
          <ButtonLink to="/folders/planilha">Por planilha</ButtonLink>
          <ButtonLink kind="primary" to="/folders/novo">
            Criar contrato
          </ButtonLink>
        </>
      }
    >
      <ContractList who="company" none="Os contratos dos seus estagiários aparecem aqui." />
    </Page>
  )
}
