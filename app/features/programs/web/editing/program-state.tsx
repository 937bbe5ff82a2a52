import { useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import { Actions, Facts, Muted, Section } from '#web/page/page.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { closeProgram, discardProgram, listOwnedPrograms, publishProgram } from '../../wire/programs.ts'
import { named } from '../named.ts'
import type { Edited } from './program-editor.tsx'
import { ProgramLacks } from './program-lacks.tsx'
import { useNavigate } from 'react-router'
import { STAYS } from '#web/storage/stays.ts'

type Props = { id: string; program: Edited['attributes']; changed: boolean; keep: (data: Edited) => void }

const SAVE_FIRST = 'Salve as alterações antes: vale o que está salvo.'
const ENDS = 'As vagas dele encerram junto, e quem já se candidatou continua no processo. A página fica, sem inscrição.'

/** What the program lacks, what contradicts itself, its figures, and what its company does to it. */
export function ProgramState({ id, program, changed, keep }: Props) {
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'close' | 'discard'>()
  const shut = () => setDialog(undefined)
  const how = { refresh: [listOwnedPrograms] } as const
  const publish = useAct(publishProgram, { ...how, done: 'O programa está no ar.', onDone: ({ data }) => keep(data) })
  const close = useAct(closeProgram, { ...how, done: 'O programa foi encerrado.', onDone: ({ data }) => keep(data) })
  const discard = useAct(discardProgram, { done: 'O rascunho foi apagado.' })
  const { status, lock_version, blockers, warnings, slug, people, jobs } = program
  return (
    <Section title="Situação" id="situacao">
      <Facts
        facts={[
          ['Pessoas que se candidataram', people.toLocaleString('pt-BR')],
          ['Vagas', jobs.toLocaleString('pt-BR')],
          ...program.figures.map(
            ({ title, people: chose, first }) =>
              [title, `${chose.toLocaleString('pt-BR')} (${first.toLocaleString('pt-BR')} como 1ª opção)`] as const,
          ),
        ]}
      />
      {blockers.map((words) => (
        <Muted key={words}>{words}</Muted>
      ))}
      <ProgramLacks missing={program.missing} draft={status === 'draft'} />
      {warnings.length > 0 && (
        <Notice kind="warning" title="Confira as datas">
          <ul>
            {warnings.map(({ field, words }) => (
              <li key={field + words}>{words}</li>
            ))}
          </ul>
        </Notice>
      )}
      {changed && status === 'draft' && <Muted>{SAVE_FIRST}</Muted>}
      <Actions>
        {status === 'draft' && (
          <Button
            kind="primary"
            loading={publish.busy}
            disabled={changed}
            onClick={() => publish.press({ id, lock_version })}
          >
            Publicar programa
          </Button>
        )}
        {status !== 'draft' && <ButtonLink to={`/programa_estagios/${slug}`}>Ver a página</ButtonLink>}
        {status === 'published' && (
          <Button aria-haspopup="dialog" onClick={() => setDialog('close')}>
            Encerrar programa
          </Button>
        )}
        {status === 'draft' && (
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setDialog('discard')}>
            Apagar rascunho
          </Button>
        )}
      </Actions>
      <ConfirmDialog
        open={dialog === 'close'}
        onClose={shut}
        title="Encerrar este programa agora?"
        confirm="Encerrar programa"
        destructive
        onConfirm={async () => {
          await close.act({ id, lock_version })
          shut()
        }}
      >
        {ENDS}
      </ConfirmDialog>
      <ConfirmDialog
        open={dialog === 'discard'}
        onClose={shut}
        title="Apagar este rascunho?"
        losses={[named(program)]}
        confirm="Apagar rascunho"
        destructive
        onConfirm={async () => {
          await discard.act({ id })
          await navigate('/programa_estagio', { replace: true, state: STAYS })
        }}
      />
    </Section>
  )
}
