import { IconPlus } from '#web/icons/p/plus.ts'
import { useState } from 'react'
import { alert } from '#web/ui/alerts/alert.ts'
import { AlertDialog } from '#web/ui/alerts/alert-dialog.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { Loading, Skeleton, SkeletonFields, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { ScriptNotice } from '#web/ui/needs-script.tsx'
import { OfflineBar } from '#web/ui/alerts/offline-notice.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { EmptyState, ErrorState, ForbiddenState } from '#web/ui/states/state.tsx'
import styles from './catalogue.module.css'
import type { Story } from './story.ts'

const COLOURS = [
  'page',
  'surface',
  'sunken',
  'border',
  'text',
  'muted',
  'primary',
  'primary-strong',
  'primary-tint',
  'accent',
  'urgent',
  'urgent-tint',
  'edge',
  'good',
  'good-tint',
  'warning',
  'warning-tint',
  'bad',
  'bad-tint',
]

function Waiting() {
  const wait = async () => {
    const waiting = alert({ kind: 'waiting', title: 'Aguarde', text: 'Estamos atualizando suas informações' })
    await new Promise((done) => setTimeout(done, 2_000))
    waiting.close()
    alert({ kind: 'success', title: 'Tudo certo!', text: 'Suas informações foram atualizadas.' })
  }
  return <Button onClick={() => void wait()}>Aguarde</Button>
}

function Asking() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const actions = (
    <>
      <Button onClick={close}>Voltar</Button>
      <Button kind="primary" onClick={() => alert({ kind: 'info', title: 'Aviso sobre o diálogo' })}>
        Avisar daqui
      </Button>
    </>
  )
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir diálogo</Button>
      <Dialog open={open} onClose={close} title="Um diálogo" actions={actions}>
        <p>Prende o foco, fecha com Esc e devolve o foco a quem o abriu.</p>
      </Dialog>
    </>
  )
}

function Switching() {
  const [on, setOn] = useState(false)
  return (
    <Switch on={on} onChange={setOn}>
      Editar
    </Switch>
  )
}

export const stateStories: Story[] = [
  {
    id: 'cores',
    title: 'Cores',
    Show: () => (
      <div className={styles.swatches}>
        {COLOURS.map((name) => (
          <div key={name} className={styles.swatch}>
            <span style={{ background: `var(--${name})` }} />
            <span>{name}</span>
          </div>
        ))}
      </div>
    ),
  },
  {
    id: 'botoes',
    title: 'Botões',
    Show: () => (
      <div className={styles.row}>
        <Button kind="primary">Principal</Button>
        <Button>Secundário</Button>
        <Button kind="quiet">Discreto</Button>
        <Button kind="icon" aria-label="Adicionar">
          <Icon of={IconPlus} />
        </Button>
        <Button kind="primary" disabled>
          Desativado
        </Button>
        <ButtonLink to="/catalogo">Leva a outra página</ButtonLink>
      </div>
    ),
  },
  { id: 'chave', title: 'Chave', note: 'Liga e desliga na hora, sem nada a enviar.', Show: Switching },
  {
    id: 'avisos-passageiros',
    title: 'Avisos passageiros',
    note: 'Boas notícias saem em 6 s, que param enquanto alguém lê; as más ficam até serem fechadas.',
    Show: () => (
      <div className={styles.row}>
        <Button onClick={() => alert({ kind: 'success', title: 'Tudo certo', text: 'Sua candidatura foi enviada.' })}>
          Tudo certo
        </Button>
        <Button onClick={() => alert({ kind: 'info', title: 'Novidade', text: 'Há três vagas novas para você.' })}>
          Novidade
        </Button>
        <Button
          onClick={() =>
            alert({
              kind: 'warning',
              title: 'Ops!',
              text: 'CEP não encontrado. Confira os números ou preencha o endereço.',
            })
          }
        >
          CEP não encontrado
        </Button>
        <Button
          onClick={() => alert({ kind: 'error', title: 'Algo deu errado!', text: 'Erro interno. Tente mais tarde.' })}
        >
          Erro
        </Button>
        <Button
          onClick={() =>
            alert({
              kind: 'warning',
              title: 'Não autorizado',
              text: 'Sua sessão terminou. Entre de novo.',
              closes_after: 2_200,
            })
          }
        >
          Fecha em 2,2 s
        </Button>
        <Waiting />
      </div>
    ),
  },
  {
    id: 'dialogos-de-aviso',
    title: 'Diálogos de aviso',
    Show: () => (
      <div className={styles.row}>
        <Button
          onClick={() =>
            alert({
              kind: 'success',
              dialog: AlertDialog,
              title: 'Tudo certo',
              text: 'Cadastro realizado com sucesso.',
              closes_after: 2_000,
            })
          }
        >
          Fecha em 2 s
        </Button>
        <Button
          onClick={() =>
            alert({
              kind: 'error',
              dialog: AlertDialog,
              title: 'Ops!',
              text: 'Não foi possível completar essa requisição. Por favor, tente novamente!',
            })
          }
        >
          Espera um clique
        </Button>
        <Asking />
      </div>
    ),
  },
  {
    id: 'recados',
    title: 'Recados',
    note: 'O que a página diz antes do conteúdo; fica até deixar de valer.',
    Show: () => (
      <div style={{ display: 'grid', gap: 12 }}>
        <Notice title="Confirme o seu e-mail" action={<Button>Reenviar o link</Button>}>
          Enviamos um link para o endereço da sua conta.
        </Notice>
        <Notice kind="warning" title="Estamos conferindo os dados da empresa">
          Avisamos por e-mail.
        </Notice>
        <Notice kind="bad" title="A empresa está suspensa">
          As vagas saíram do ar.
        </Notice>
      </div>
    ),
  },
  {
    id: 'situacoes',
    title: 'Situações',
    note: 'A cor nunca fala sozinha.',
    Show: () => (
      <div className={styles.row}>
        <StandingMark of="good">Verificada</StandingMark>
        <StandingMark of="turn">Espera a sua resposta</StandingMark>
        <StandingMark of="waiting">Em verificação</StandingMark>
        <StandingMark of="bad">Suspensa</StandingMark>
        <StandingMark of="quiet">Desativado</StandingMark>
      </div>
    ),
  },
  { id: 'sem-internet', title: 'Sem internet', note: 'No alto da página, enquanto falta a conexão.', Show: OfflineBar },
  {
    id: 'sem-javascript',
    title: 'Sem JavaScript',
    note: 'Antes de cada formulário, só para quem não o tem.',
    Show: ScriptNotice,
  },
  {
    id: 'vazio',
    title: 'Vazio',
    Show: () => (
      <EmptyState
        title="Nenhuma candidatura ainda"
        text="Quando você se candidatar, ela aparece aqui."
        action={
          <ButtonLink kind="primary" to="/vagas">
            Ver vagas
          </ButtonLink>
        }
      />
    ),
  },
  {
    id: 'vazio-documentos',
    title: 'Vazio, documentos',
    Show: () => <EmptyState drawing="folder" title="Nenhum documento enviado" />,
  },
  {
    id: 'erro',
    title: 'Erro',
    Show: () => <ErrorState onRetry={() => alert({ kind: 'info', title: 'Tentando de novo' })} />,
  },
  {
    id: 'sem-acesso',
    title: 'Sem acesso',
    note: 'Diz a quem pedir.',
    Show: () => <ForbiddenState roles={['Administrador', 'Recrutador']} />,
  },
  {
    id: 'carregando',
    title: 'Carregando',
    note: 'Só aparece depois de 200 ms, na forma do que virá.',
    Show: () => (
      <Loading>
        <div className={styles.row}>
          <Skeleton width={48} height={48} round />
          <div style={{ flex: 1 }}>
            <SkeletonLines lines={3} />
          </div>
        </div>
        <SkeletonFields fields={2} />
      </Loading>
    ),
  },
]
