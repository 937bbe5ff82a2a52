import { IconLogout } from '#web/icons/l/logout.ts'
import { IconVideo } from '#web/icons/v/video.ts'
import type { MenuEntry } from './menu-entry.ts'
import { entryOf } from '#web/layout/rooms/room-table.ts'
import { buildPath } from '#web/path.ts'
import type { SessionAttributes } from '#web/session/session.ts'

const MENTORING: MenuEntry = { label: 'Mentoria de Carreira', icon: IconVideo, action: 'mentoring' }
const LEAVE: MenuEntry = { label: 'Sair', icon: IconLogout, action: 'log-out' }

const EDIT = 'usuarios/preencher-perfil'
const CANDIDATURES = 'usuarios/candidaturas'
const BENEFITS = 'clube-de-beneficios'
const CONTRACTS = 'envelopes/minhas'
const DOCUMENTS = 'documentos-pessoais'
const HOURS = 'usuarios/certificados'
const TESTS = 'testes'
const SETTINGS = 'usuarios/configuracoes'

/** Three variants: current interns, former interns, and everybody else. */
export function candidateMenu({ intern, former_intern, slug }: SessionAttributes): MenuEntry[] {
  const mine = entryOf('usuarios/ver/:id')
  const to = slug ? buildPath(mine.to, { id: slug }) : entryOf(EDIT).to
  const own = [{ ...mine, to }, entryOf(EDIT)]
  const entries = (...paths: string[]) => paths.map((path) => entryOf(path))
  if (intern)
    return [
      entryOf('usuarios/home'),
      ...own,
      entryOf(BENEFITS, 'Clube de Benefícios'),
      ...entries('mentores-de-carreira', CONTRACTS, DOCUMENTS, HOURS),
      entryOf(TESTS, 'Testes de habilidade'),
      ...entries('estagios/avaliar-empresa/avaliacoes', SETTINGS),
      LEAVE,
    ]
  const first = [...own, ...entries(CANDIDATURES, 'vagas', BENEFITS)]
  if (former_intern) return [...first, ...entries(CONTRACTS, DOCUMENTS, HOURS, TESTS, SETTINGS), LEAVE]
  return [...first, ...entries(HOURS, TESTS), MENTORING, ...entries('empresas', 'agendas/convites', SETTINGS), LEAVE]
}
