import { useNavigate } from 'react-router'
import { useAct } from '#web/calls/use-act.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Card, Page } from '#web/page/page.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { benefit } from '../../wire/benefit-record.ts'
import { createBenefit, listKeptBenefits } from '../../wire/operator-benefits.ts'
import type { Route } from './+types/new-benefit-page'
import { BenefitFields } from './benefit-fields.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Novo benefício · Operação', index: false })

export default function NewBenefitPage() {
  const navigate = useNavigate()
  const create = useAct(createBenefit, {
    done: 'O rascunho está salvo. Ponha-o no ar quando estiver pronto.',
    refresh: [listKeptBenefits],
  })
  return (
    <Page title="Novo benefício" back={{ to: '/admin/beneficios', label: 'Benefícios' }} width="form">
      <Card>
        <RecordForm
          fields={benefit}
          root="benefit"
          kept="benefit new"
          submit="Salvar rascunho"
          onCancel={() => void navigate('/admin/beneficios')}
          send={async (sent) => {
            const { data } = await create.act({ benefit: sent })
            void navigate(`/admin/beneficios/${data.id}`, { replace: true })
          }}
        >
          <BenefitFields />
        </RecordForm>
      </Card>
    </Page>
  )
}
