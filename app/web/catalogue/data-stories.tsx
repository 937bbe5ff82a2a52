import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { FilterBar } from '#web/ui/filters/filter-bar.tsx'
import { FilterToggle } from '#web/ui/filters/filter-toggle.tsx'
import { Gallery, type Photo } from '#web/ui/media/gallery.tsx'
import { Informed } from '#web/ui/alerts/informed.tsx'
import { PageLinks } from '#web/ui/tables/page-links.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'
import { StepIndicator } from '#web/ui/steps/step-indicator.tsx'
import { TransferList } from '#web/ui/transfer/transfer-list.tsx'
import { useWizard } from '#web/ui/steps/use-wizard.ts'
import { Video } from '#web/ui/media/video.tsx'
import { InfiniteStory } from './infinite-story.tsx'
import type { Story } from './story.ts'
import styles from './story.module.css'
import { EmptyTable, LoadingTable, PagedTable } from './table-stories.tsx'

const FILTERS = [
  { key: 'state', label: 'São Paulo' },
  { key: 'type', label: 'Estágio' },
  { key: 'ies_jobs_only', label: 'Apenas vagas exclusivas à minha Instituição de Ensino' },
]

const STATES = [
  { value: 'MG', label: 'Minas Gerais' },
  { value: 'SP', label: 'São Paulo' },
]

function Filters() {
  const [labels, setLabels] = useState(FILTERS)
  const [state, setState] = useState('SP')
  const toggled = labels.find(({ key }) => key === 'ies_jobs_only')
  const without = (gone: string) => labels.filter(({ key }) => key !== gone)
  return (
    <FilterBar
      shown={20}
      total={1234}
      labels={labels}
      onRemove={(key) => setLabels(without(key))}
      onClear={() => setLabels([])}
    >
      <ChooseFilter
        label="Estado"
        name="state_id[]"
        none="Todo o Brasil"
        value={state}
        choices={STATES}
        onChoose={setState}
      />
      <div className={styles.row}>
        <FilterToggle
          value={toggled?.label}
          onChange={(label) =>
            setLabels(label ? [...labels, { key: 'ies_jobs_only', label }] : without('ies_jobs_only'))
          }
        />
        <Button onClick={() => setLabels(FILTERS)}>Pôr os filtros de volta</Button>
      </div>
    </FilterBar>
  )
}

const drawn = (hue: string, words: string): Photo => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" ' +
      `height="600"><rect width="800" height="600" fill="${hue}"/><path d="M80 420Q400 120 ` +
      '720 420" stroke="white" stroke-width="16" fill="none"/></svg>',
  )}`,
  alt: words,
  width: 800,
  height: 600,
})
const PHOTOS = [
  drawn('teal', 'Entrada do escritório'),
  drawn('goldenrod', 'Sala de estudos'),
  drawn('sienna', 'Equipe em reunião'),
  drawn('slategray', 'Refeitório'),
]

const SKILLS = [
  'Atendimento',
  'Comunicação',
  'Contabilidade',
  'Edição de vídeo',
  'Escrita',
  'Inglês técnico',
  'Organização',
  'Planilhas',
  'Programação',
  'Vendas',
].map((label, value) => ({ value, label }))

function Transfer() {
  const [chosen, setChosen] = useState([1, 7])
  return <TransferList label="Conhecimentos da vaga" items={SKILLS} chosen={chosen} onChange={setChosen} />
}

function Wizard() {
  const { step, forward, back, isFirst, isLast, heading } = useWizard(2)
  return (
    <div className={styles.form}>
      <h3 ref={heading} tabIndex={-1}>
        {['Dados de Acesso', 'Dados da empresa'][step]}
      </h3>
      <StepIndicator step={step} length={2} />
      <div className={styles.row}>
        <Button disabled={isFirst} onClick={back}>
          Voltar
        </Button>
        <Button kind="primary" disabled={isLast} onClick={forward}>
          Próximo passo
        </Button>
      </div>
    </div>
  )
}

function Confirm() {
  const [open, setOpen] = useState<'works' | 'fails' | null>(null)
  const act = () =>
    new Promise<void>((done, fail) => setTimeout(open === 'fails' ? () => fail(new Error('offline')) : done, 900))
  return (
    <div className={styles.row}>
      <Button onClick={() => setOpen('works')}>Excluir vaga</Button>
      <Button onClick={() => setOpen('fails')}>Excluir, com falha</Button>
      <ConfirmDialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title="Excluir a vaga?"
        losses={['A vaga “Estágio em Design”', 'As 12 candidaturas dela e suas respostas']}
        confirm="Excluir vaga"
        destructive
        onConfirm={act}
      />
    </div>
  )
}

const Collapsibles = () => (
  <>
    <Collapsible title="Endereço" note="4 de 7 campos preenchidos">
      <p>O que foi digitado continua aqui.</p>
    </Collapsible>
    <Collapsible title="Horário de estudo" openAtFirst>
      <p>Aberta desde o início.</p>
    </Collapsible>
    <Collapsible title="Só recolhe no celular" onlyOnMobile>
      <p>Em telas largas, fica sempre aberta.</p>
    </Collapsible>
  </>
)

const Read = () => (
  <dl className={styles.facts}>
    <dt>Nome Fantasia</dt>
    <dd>
      <Informed value="Padaria Aurora" />
    </dd>
    <dt>Site</dt>
    <dd>
      <Informed value={null} />
    </dd>
    <dt>Benefícios</dt>
    <dd>
      <Informed value={['Vale-refeição', 'Vale-transporte']}>{(all) => all.join(', ')}</Informed>
    </dd>
    <dt>Fotos</dt>
    <dd>
      <Informed value={[]} />
    </dd>
  </dl>
)

const Work = () => (
  <div className={styles.form}>
    <Progress label="Importando colaboradores" done={1250} total={5000} unit="linhas" />
    <Progress label="Enviando vídeo" done={12.4} total={12.4} unit="MB" />
    <Progress label="Gerando relatório" done={0} total={0} />
  </div>
)

const Videos = () => (
  <div className={styles.pair}>
    <Video address="https://www.youtube.com/watch?v=aqz-KE-bpKQ" title="Um dia na Padaria Aurora" />
    <Video address="https://youtu.be/aqz-KE-bpKQ" title="Com imagem própria" poster={PHOTOS[1]!.src} />
    <Video address="https://vimeo.com/123" title="De outro lugar" />
  </div>
)

const Told = () => (
  <RichText
    html={
      '<p>Assamos pães desde <strong>1998</strong>.</p><ul><li>Estágio com supervisora ' +
      'ao lado</li><li>Horário que respeita as provas</li></ul>'
    }
  />
)

export const dataStories: Story[] = [
  {
    id: 'filtros',
    title: 'Barra de filtros',
    note: 'Abaixo de 720 px, os filtros ficam atrás de “adicionar filtros”.',
    Show: Filters,
  },
  { id: 'lista', title: 'Lista que cresce', note: 'A terceira página falha na primeira vez.', Show: InfiniteStory },
  {
    id: 'paginas',
    title: 'De página em página',
    note: 'Onde nenhum script faz a lista crescer.',
    Show: () => <PageLinks of={(page) => `?page=${page}`} page={2} last={5} />,
  },
  { id: 'texto-formatado', title: 'Texto formatado', Show: Told },
  { id: 'tabela', title: 'Tabela', Show: PagedTable },
  { id: 'tabela-carregando', title: 'Tabela, carregando', Show: LoadingTable },
  { id: 'tabela-vazia', title: 'Tabela, vazia', Show: EmptyTable },
  { id: 'passos', title: 'Passos', Show: Wizard },
  { id: 'recolhivel', title: 'Seções recolhíveis', Show: Collapsibles },
  { id: 'confirmar', title: 'Confirmar o que se perde', Show: Confirm },
  { id: 'transferencia', title: 'Transferir entre listas', Show: Transfer },
  { id: 'galeria', title: 'Galeria de fotos', Show: () => <Gallery photos={PHOTOS} label="Fotos da empresa" /> },
  { id: 'video', title: 'Vídeo', note: 'Nada é pedido ao YouTube antes do clique.', Show: Videos },
  { id: 'progresso', title: 'Progresso', Show: Work },
  { id: 'nao-informado', title: 'Não informado', Show: Read },
]
