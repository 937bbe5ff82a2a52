import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Card, Page } from '#web/page/page.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { changeTrack, listKeptTracks, publishTrack, showKeptTrack, trackRecord } from '../../../wire/track-authoring.ts'
import type { Route } from './+types/kept-track-page'
import { TrackFields } from './track-fields.tsx'
import { type KeptTrack, TRACKS } from './track-rooms.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Trilha · Operação', index: false })

export default function KeptTrackPage({ params }: Route.ComponentProps) {
  const query = useQuery({ ...answerOf(showKeptTrack, { id: params.id }), refetchOnWindowFocus: false })
  return (
    <Loaded of={[query]} page="form" lines={10} missing="Trilha não encontrada">
      {({ data }) => <Kept {...data} />}
    </Loaded>
  )
}

const refresh = [showKeptTrack, listKeptTracks]

function Kept({ id, attributes: of }: KeptTrack) {
  const change = useAct(changeTrack, { done: 'A trilha está salva.', refresh })
  const publish = useAct(publishTrack, { refresh })
  return (
    <Page
      title={of.title}
      mark={<StandingMark of={of.published ? 'good' : 'quiet'}>{of.published ? 'No ar' : 'Fora do ar'}</StandingMark>}
      lead="O que muda aqui vale logo para quem segue a trilha."
      back={TRACKS}
      width="form"
      actions={
        <Button
          kind={of.published ? 'secondary' : 'primary'}
          loading={publish.busy}
          onClick={() => publish.press({ id, published: !of.published })}
        >
          {of.published ? 'Tirar do ar' : 'Pôr no ar'}
        </Button>
      }
    >
      <Card>
        <RecordForm<typeof trackRecord, KeptTrack['attributes']>
          fields={trackRecord}
          record={of}
          root="track"
          kept={`track ${id}`}
          submit="Salvar"
          send={async (sent, { lock_version }) =>
            (await change.act({ id, track: { ...sent, lock_version } })).data.attributes
          }
        >
          <TrackFields titles={of.titles} />
        </RecordForm>
      </Card>
    </Page>
  )
}
