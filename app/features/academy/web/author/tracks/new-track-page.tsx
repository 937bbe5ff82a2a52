import { useNavigate } from 'react-router'
import { useAct } from '#web/calls/use-act.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Card, Page } from '#web/page/page.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { createTrack, listKeptTracks, trackRecord } from '../../../wire/track-authoring.ts'
import type { Route } from './+types/new-track-page'
import { TrackFields } from './track-fields.tsx'
import { toTrack, TRACKS } from './track-rooms.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Nova trilha · Operação', index: false })
const NONE = {}

export default function NewTrackPage() {
  const navigate = useNavigate()
  const create = useAct(createTrack, { done: 'A trilha está salva, fora do ar.', refresh: [listKeptTracks] })
  return (
    <Page title="Nova trilha" back={TRACKS} width="form">
      <Card>
        <RecordForm
          fields={trackRecord}
          root="track"
          kept="track new"
          submit="Salvar"
          onCancel={() => void navigate(TRACKS.to)}
          send={async (sent) => {
            const { data } = await create.act({ track: sent })
            void navigate(toTrack(data.id), { replace: true })
          }}
        >
          <TrackFields titles={NONE} />
        </RecordForm>
      </Card>
    </Page>
  )
}
