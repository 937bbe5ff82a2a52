import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '#web/calls/use-act.ts'
import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { importCourse, listKeptCourses } from '../../wire/authoring.ts'
import { COURSE_ZIP_BYTES, importRecord } from '../../wire/course-record.ts'
import { toCourse } from './course-rooms.ts'

const RULE: FileRule = { kinds: ['zip'], mostBytes: COURSE_ZIP_BYTES }

export function ImportCourse() {
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const bring = useAct(importCourse, { done: 'O curso está salvo, como rascunho.', refresh: [listKeptCourses] })
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Importar curso</Button>
      {isOpen && (
        <RecordDialog
          title="Importar curso"
          submit="Importar"
          fields={importRecord}
          root="course"
          send={async ({ file }, { lock_version: _, ...how }) => {
            const { data } = await bring.act({ course: { file: file! } }, how)
            void navigate(toCourse(data.id))
          }}
          onClose={() => setIsOpen(false)}
        >
          <RecordField of={importRecord} name="file" rule={RULE} />
        </RecordDialog>
      )}
    </>
  )
}
