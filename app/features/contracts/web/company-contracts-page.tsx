import { Link } from 'react-router'
import { pageMeta } from '#web/page-meta.ts'
import { Page } from '#web/page/page.tsx'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { MoreMenu } from '#web/ui/more-menu.tsx'
import { REPRESENTANTE_LEGAL, ROLES } from '#wire/person/roles.ts'
import type { Route } from './+types/company-contracts-page'
import { ContractList } from './contract-list.tsx'
import { AreaLinks } from './folder/area-links.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Meus contratos', index: false })

export default function CompanyContractsPage() {
  const signs = useSession().attributes.roles?.includes(ROLES[REPRESENTANTE_LEGAL])
  return (
    <Page
      title="Meus contratos"
      lead="Com quem está cada contrato, e há quanto tempo."
      width="wide"
      actions={
        <>
          {signs && <ButtonLink to="/folders/assinar">Assinar vários</ButtonLink>}
          <ButtonLink to="/folders/planilha">Por planilha</ButtonLink>
          <ButtonLink kind="primary" to="/folders/novo">
            Criar contrato
          </ButtonLink>
          <MoreMenu label="Mais ações: contratos">
            <Link to="/folders/modelos">Modelos</Link>
            <Link to="/folders/regras">Regras</Link>
            <Link to="/folders/zip">Baixar em ZIP</Link>
          </MoreMenu>
        </>
      }
    >
      <AreaLinks />
      <ContractList who="company" none="Os contratos dos seus estagiários aparecem aqui." />
    </Page>
  )
}
