import { IconDownload } from '#web/icons/d/download.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Actions, Page, Section } from '#web/page/page.tsx'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { downloadCsvModel, downloadModel } from '../../wire/batches.ts'
import type { Route } from './+types/new-sheet-page'
import { SheetForm } from './sheet-form.tsx'
import { SheetList } from './sheet-list.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Contratos por planilha', index: false })

export default function NewSheetPage() {
  return (
    <Page
      title="Contratos por planilha"
      lead="Conferimos cada linha antes de criar qualquer coisa. Depois você cria os rascunhos, e por fim envia."
      width="form"
      back={{ to: '/folders/minhas', label: 'Meus contratos' }}
    >
      <Section title="Modelo" id="modelo" lead="Cada pessoa precisa ter conta na Ponte, com o CPF no perfil.">
        <Actions>
          <ButtonAnchor href={downloadModel.path} download>
            <Icon of={IconDownload} /> Baixar em XLSX
          </ButtonAnchor>
          <ButtonAnchor href={downloadCsvModel.path} download>
            <Icon of={IconDownload} /> Baixar em CSV
          </ButtonAnchor>
        </Actions>
      </Section>
      <SheetForm />
      <SheetList />
    </Page>
  )
}
