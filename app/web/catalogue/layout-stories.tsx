import { useState } from 'react'
import { Link } from 'react-router'
import { buildPath } from '#web/path.ts'
import { ContactDialog } from '#web/layout/footers/contact-dialog.tsx'
import { HelpDialog } from '#web/layout/footers/help-dialog.tsx'
import { CompletenessBar } from '#web/layout/headers/completeness-bar.tsx'
import { headerRooms } from '#web/layout/menus/company-menu.ts'
import { MenuButton } from '#web/layout/menus/menu-button.tsx'
import { MentoringDialog } from '#web/layout/footers/mentoring-dialog.tsx'
import { SideDrawer } from '#web/layout/menus/side-drawer.tsx'
import { UpdateNotice } from '#web/layout/headers/update-notice.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { TopButton } from '#web/ui/scroll-to-top.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import styles from './catalogue.module.css'
import { FRAMES } from './frames.tsx'
import { SAMPLES } from './sample-sessions.ts'
import type { Story } from './story.ts'

function Opens({
  label,
  children,
}: {
  label: string
  children: (open: boolean, close: () => void) => React.ReactNode
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children(open, () => setOpen(false))}
    </>
  )
}

const PATHS = [
  ['/empresas/ver/:slug', { slug: 'padaria-aurora' }],
  ['/vagas', { q: 'estágio em design', state_id: ['SP', 'MG'], page: null, area: '' }],
  ['/vagas/:id', { id: 'a b/c', filtro: { desde: 2026 } }],
] as const

const Paths = () => (
  <ul className={styles.breaks}>
    {PATHS.map(([pattern, values]) => (
      <li key={pattern}>
        <code>{pattern}</code> e <code>{JSON.stringify(values)}</code>: <code>{buildPath(pattern, values)}</code>
      </li>
    ))}
  </ul>
)

export const layoutStories: Story[] = [
  {
    id: 'quadros-inteiros',
    title: 'Quadros inteiros',
    note: 'Cada um com uma pessoa inventada. Experimente o teclado e as larguras de 360, 768, 769, 1024 e 1441 px.',
    Show: () => (
      <ul>
        {Object.entries(FRAMES).map(([name, { title }]) => (
          <li key={name}>
            <Link to={`/catalogo/quadros/${name}`}>{title}</Link>
          </li>
        ))}
      </ul>
    ),
  },
  {
    id: 'trilha',
    title: 'Trilha',
    Show: () => (
      <Breadcrumb
        label="Exemplo de trilha"
        trail={[{ label: 'Candidaturas', to: '/usuarios/candidaturas' }, { label: 'Estágio em design' }]}
      />
    ),
  },
  { id: 'tema', title: 'Tema', Show: ThemeToggle },
  {
    id: 'perfil-preenchido',
    title: 'Perfil preenchido',
    note: 'Para estagiários, sem o convite.',
    Show: () => (
      <>
        <CompletenessBar {...SAMPLES['candidata']!.session} />
        <CompletenessBar {...SAMPLES['estagiaria']!.session} />
      </>
    ),
  },
  {
    id: 'lista-de-paginas',
    title: 'Lista de páginas',
    note: 'Fecha com Esc, ao escolher e ao sair.',
    Show: () => (
      <div className={styles.row}>
        <MenuButton
          label="Meus contratos"
          rooms={headerRooms({ roles: ['Administrador'], contract_approver: true }).contracts}
        />
      </div>
    ),
  },
  { id: 'aviso-de-mudanca', title: 'Aviso de mudança', Show: UpdateNotice },
  {
    id: 'gaveta',
    title: 'Gaveta',
    Show: () => (
      <div className={styles.row}>
        <Opens label="À esquerda">
          {(open, close) => (
            <SideDrawer side="left" title="Menu" open={open} onClose={close}>
              <Button kind="quiet">Um item</Button>
            </SideDrawer>
          )}
        </Opens>
        <Opens label="À direita">
          {(open, close) => (
            <SideDrawer side="right" title="Menu" open={open} onClose={close}>
              <Button kind="quiet">Um item</Button>
            </SideDrawer>
          )}
        </Opens>
      </div>
    ),
  },
  {
    id: 'ajuda',
    title: 'Ajuda',
    note: 'Mostra só os canais que o operador preencheu.',
    Show: () => <Opens label="Precisa de ajuda?">{(open, close) => <HelpDialog open={open} onClose={close} />}</Opens>,
  },
  {
    id: 'fale-conosco',
    title: 'Fale conosco',
    note: 'O que foi escrito fica quando se fecha antes de enviar.',
    Show: () => <Opens label="Fale conosco">{(open, close) => <ContactDialog open={open} onClose={close} />}</Opens>,
  },
  {
    id: 'topo',
    title: 'Topo',
    note: 'No canto da tela, depois de 300 px.',
    Show: () => (
      <div className={styles.corner}>
        <TopButton />
      </div>
    ),
  },
  { id: 'caminhos', title: 'Caminhos', note: 'O que está vazio não viaja.', Show: Paths },
  {
    id: 'mentoria-de-carreira',
    title: 'Mentoria de carreira',
    Show: () => (
      <Opens label="Mentoria de Carreira">{(open, close) => <MentoringDialog open={open} onClose={close} />}</Opens>
    ),
  },
]
