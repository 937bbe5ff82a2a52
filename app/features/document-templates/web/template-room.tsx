import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page, Section } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { createTemplateVersion, listTemplates, SCOPES, showTemplate } from '../wire/templates.ts'
import { DraftEditor } from './editor/draft-editor.tsx'
import { Preview } from './editor/preview.tsx'
import { PublishDraft } from './versions/publish-draft.tsx'
import { VersionList } from './versions/version-list.tsx'

export type Template = Answer<typeof showTemplate>['data']
export type Version = Template['attributes']['versions'][number]

/** One template: its draft being written, or the version that holds, and those before it. */
export function TemplateRoom({ id, list }: { id: string; list: string }) {
  // What is being written is not pulled from under the hands: a stale write is told when it is sent.
  const query = useQuery({ ...answerOf(showTemplate, { id }), refetchOnWindowFocus: false })
  return (
    <Loaded of={[query]} page="wide" lines={10} missing="Modelo não encontrado">
      {({ data }) => <Shown template={data} list={list} />}
    </Loaded>
  )
}

const leadOf = ({ owner_name, scope, published }: Template['attributes']) =>
  `${owner_name ?? SCOPES[scope]}. ` +
  `${published === null ? 'Nenhuma versão em uso.' : `A versão ${published} está em uso.`}`

function Shown({ template, list }: { template: Template; list: string }) {
  const { id, attributes } = template
  const { kind, kind_name, versions, may_change, published } = attributes
  const [unsaved, setUnsaved] = useState(false)
  const [chosen, setChosen] = useState<number>()
  const open = useAct(createTemplateVersion, { done: 'O rascunho está aberto.', refresh: [listTemplates] })
  const draft = may_change ? versions.find(({ state }) => state === 'draft') : undefined
  const read = versions.find(({ number }) => number === (chosen ?? published)) ?? versions[0]!
  const actions = may_change && !draft && (
    <Button kind="primary" loading={open.busy} onClick={() => open.press({ id })}>
      Abrir nova versão
    </Button>
  )
  return (
    <Page
      title={kind_name}
      mark={draft && <StandingMark of="waiting">{`Rascunho da versão ${draft.number}`}</StandingMark>}
      lead={leadOf(attributes)}
      back={{ to: list, label: 'Modelos de documentos' }}
      actions={actions}
      width="wide"
    >
      {draft ? (
        <>
          <DraftEditor key={draft.number} template={template} draft={draft} onChanged={setUnsaved} />
          <PublishDraft template={template} draft={draft} unsaved={unsaved} />
        </>
      ) : (
        <Section title={`Versão ${read.number}`} id="reading">
          <Preview id={id} kind={kind} body={read.body} />
        </Section>
      )}
      <VersionList template={template} {...(!draft && { onRead: setChosen })} />
    </Page>
  )
}
