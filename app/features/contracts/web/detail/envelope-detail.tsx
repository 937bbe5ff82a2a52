import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { IconDownload } from '#web/icons/d/download.ts'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { saveBlob } from '#web/save-blob.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { useAct } from '#web/calls/use-act.ts'
import { downloadEnvelope, showEnvelope } from '../../wire/envelopes.ts'
import { CONTRACT_TYPES } from '../../wire/words.ts'
import { BoxButtons } from './box-buttons.tsx'
import { buttonsOf, type Envelope } from '../../wire/buttons.ts'
import styles from './detail.module.css'
import { DifferencesCard } from './differences-card.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { InternshipCard } from './internship-card.tsx'
import { LateSeal } from './late-seal.tsx'
import { NextSigners } from './next-signers.tsx'
import { Situation } from './situation.tsx'
import { StepsCard } from './steps-card.tsx'
import { VoidButton } from './void-button.tsx'

type Back = { to: string; label: string }

type Extra = (envelope: Envelope) => ReactNode
type ShownProps = { envelope: Envelope; back: Back | undefined; extra: Extra | undefined }

function Shown({ envelope, back, extra }: ShownProps) {
  const { id, attributes: a } = envelope
  const [now] = useState(() => Date.now())
  const buttons = buttonsOf(a)
  const download = useAct(downloadEnvelope, {
    onDone: (file) => saveBlob(file, `${a.type_name} ${a.code}.${file.type.includes('word') ? 'docx' : 'pdf'}`),
    refresh: [showEnvelope],
  })
  const title = `${a.type_name} de ${a.internship.intern_name}`
  if (a.rejection && !a.rejection.may_correct)
    return (
      <Page title={title} {...(back && { back })}>
        <Situation header={a.header} />
      </Page>
    )
  return (
    <Page
      title={title}
      lead={`${CONTRACT_TYPES[a.contract_type]} · versão ${a.version} · código ${a.code}`}
      {...(back && { back })}
      actions={
        buttons.download && (
          <Button loading={download.busy} onClick={() => download.press({ id })}>
            <Icon of={IconDownload} /> {a.can_show_hybrid_download ? 'Baixar para assinar' : 'Baixar'}
          </Button>
        )
      }
    >
      <Situation header={a.header}>
        <BoxButtons envelope={envelope} />
      </Situation>
      {a.late_seal && <LateSeal id={id} of={a.late_seal} />}
      <div className={styles.two}>
        <div className={styles.stack}>
          {extra?.(envelope)}
          <StepsCard attributes={a} now={now} />
          <NextSigners envelope={envelope} />
          <DifferencesCard differences={a.differences} version={a.version} />
          <DocumentsCard envelope={envelope} />
          {a.university_instructions && (
            <section className={styles.card} aria-labelledby="instructions">
              <header className={styles.head}>
                <h2 id="instructions">Orientações da instituição</h2>
              </header>
              <p className={styles.inside}>{a.university_instructions}</p>
            </section>
          )}
          {buttons.void && <VoidButton envelope={envelope} />}
        </div>
        <div className={styles.stack}>
          <InternshipCard internship={a.internship} description={a.description} />
          <HistoryCard history={a.history} code={a.code} />
        </div>
      </div>
    </Page>
  )
}

/** One contract as whoever looks sees it: a party's room, and the operation's. */
export function EnvelopeDetail({ id, back, children }: { id: string; back?: Back; children?: Extra }) {
  const query = useQuery({ ...answerOf(showEnvelope, { id }), retry: false })
  return (
    <Loaded of={[query]} page="column" missing="Não encontramos este contrato">
      {({ data }) => <Shown envelope={data} back={back} extra={children} />}
    </Loaded>
  )
}
