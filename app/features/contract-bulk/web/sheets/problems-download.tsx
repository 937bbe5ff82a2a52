import { IconDownload } from '#web/icons/d/download.ts'
import { useAct } from '#web/calls/use-act.ts'
import { saveBlob } from '#web/save-blob.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { downloadProblems } from '../../wire/batches.ts'

const FORMATS = ['xlsx', 'csv'] as const

/** The rows to correct, with the same columns. */
export function ProblemsDownload({ id, name }: { id: string; name: string }) {
  return FORMATS.map((format) => <One key={format} id={id} name={name} format={format} />)
}

function One({ id, name, format }: { id: string; name: string; format: (typeof FORMATS)[number] }) {
  const { busy, press } = useAct(downloadProblems, {
    onDone: (file) => saveBlob(file, `${name.replace(/\.\w+$/, '')} a corrigir.${format}`),
  })
  return (
    <Button loading={busy} onClick={() => press({ id, format })}>
      <Icon of={IconDownload} /> Linhas a corrigir em {format.toUpperCase()}
    </Button>
  )
}
