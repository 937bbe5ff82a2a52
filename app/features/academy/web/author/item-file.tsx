import { useAct } from '#web/calls/use-act.ts'
import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { Section } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { listKeptCourses, sendItemFile, showKeptCourse, showKeptItem } from '../../wire/authoring.ts'
import { ITEM_FILE_BYTES, mediaRecords, VIDEO_BYTES } from '../../wire/course-record.ts'
import type { KeptItem } from './course-rooms.ts'

type Of = KeptItem['attributes']
type Props = { id: string; item: string; kind: 'video' | 'file'; of: Of; onSaved: (of: Of) => void }

const RULES: Record<Props['kind'], FileRule> = {
  video: { kinds: ['video'], mostBytes: VIDEO_BYTES },
  file: { kinds: ['pdf', 'docx', 'spreadsheet', 'image'], mostBytes: ITEM_FILE_BYTES },
}

const lengthOf = (seconds: number) => `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`

/** The video or file of an item; the words beside it are saved by themselves. */
export function ItemFile({ id, item, kind, of, onSaved }: Props) {
  const send = useAct(sendItemFile, {
    done: 'O arquivo está salvo no rascunho.',
    refresh: [showKeptItem, showKeptCourse, listKeptCourses],
  })
  const fields = mediaRecords[kind]
  return (
    <Section
      title={kind === 'video' ? 'O vídeo' : 'O arquivo'}
      id="media"
      lead={of.seconds === null ? undefined : `Duração: ${lengthOf(of.seconds)}.`}
    >
      <RecordForm<typeof fields, Of>
        fields={fields}
        record={of}
        root="media"
        submit="Enviar"
        send={async ({ file }, { lock_version, ...how }) => {
          if (!file) return of
          const { attributes } = (await send.act({ id, key: item, media: { file, lock_version } }, how)).data
          onSaved(attributes)
          return attributes
        }}
      >
        <RecordField of={fields} name="file" rule={RULES[kind]} />
      </RecordForm>
    </Section>
  )
}
