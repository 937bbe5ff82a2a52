import { useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import { dayWords } from '#web/moment.ts'
import { Actions, Muted, Rows, Section } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { type Standing, StandingMark } from '#web/ui/states/standing.tsx'
import { listTemplates, retireTemplateVersion } from '../../wire/templates.ts'
import type { Template, Version } from '../template-room.tsx'
import styles from '../templates.module.css'
import { ChangesDialog } from './changes-dialog.tsx'

const STANDINGS = { draft: 'waiting', published: 'good', retired: 'quiet' } satisfies Record<Version['state'], Standing>

function whenOf({ created_at, published_at, retired_at, state }: Version): string {
  if (state === 'draft') return `Aberta ${dayWords(created_at)}`
  const since = published_at ? `Publicada ${dayWords(published_at)}` : `Aberta ${dayWords(created_at)}`
  return retired_at ? `${since}, retirada ${dayWords(retired_at)}` : since
}

type Props = { template: Template; onRead?: (number: number) => void }

/** Every version there was: what changed in it, and whether it still holds. */
export function VersionList({ template: { id, attributes }, onRead }: Props) {
  const { versions, may_change, scope } = attributes
  const [compared, setCompared] = useState<number>()
  const [retiring, setRetiring] = useState<Version>()
  const retire = useAct(retireTemplateVersion, { done: 'A versão foi retirada.', refresh: [listTemplates] })
  const mayRetire = ({ state }: Version) => may_change && state === 'published' && scope !== 'platform'
  return (
    <Section title="Versões" id="versions" bare>
      <Rows>
        {versions.map((version) => {
          const { number, state, state_name, carried } = version
          return (
            <li key={number} className={styles.version}>
              <div>
                <strong>Versão {number}</strong> <StandingMark of={STANDINGS[state]}>{state_name}</StandingMark>
                <Muted>{[whenOf(version), carried && 'veio com a plataforma'].filter(Boolean).join(' · ')}</Muted>
              </div>
              <Actions>
                {onRead && (
                  <Button kind="quiet" aria-label={`Ler versão ${number}`} onClick={() => onRead(number)}>
                    Ler
                  </Button>
                )}
                {number > 1 && (
                  <Button
                    kind="quiet"
                    aria-label={`O que mudou na versão ${number}`}
                    onClick={() => setCompared(number)}
                  >
                    O que mudou
                  </Button>
                )}
                {mayRetire(version) && (
                  <Button kind="quiet" aria-label={`Retirar versão ${number}`} onClick={() => setRetiring(version)}>
                    Retirar
                  </Button>
                )}
              </Actions>
            </li>
          )
        })}
      </Rows>
      {compared !== undefined && (
        <ChangesDialog versions={versions} number={compared} onClose={() => setCompared(undefined)} />
      )}
      <ConfirmDialog
        open={retiring !== undefined}
        onClose={() => setRetiring(undefined)}
        title={`Retirar a versão ${retiring?.number}?`}
        confirm="Retirar versão"
        destructive
        onConfirm={async () => {
          const { number, lock_version } = retiring!
          await retire.act({ id, number: String(number), lock_version })
        }}
      >
        <p>Documentos novos voltam a usar o modelo que vale depois deste. Os já enviados ficam como estão.</p>
      </ConfirmDialog>
    </Section>
  )
}
