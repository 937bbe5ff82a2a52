import { useState } from 'react'
import { Muted, Section } from '#web/page/page.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'

type Verdict = 'same' | 'appended' | 'altered'

const hashOf = async (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Of a file with more behind what was sealed, the sealed part is still whole. */
async function judge(file: File, sha256: string, size: number): Promise<Verdict> {
  const bytes = await file.arrayBuffer()
  if ((await hashOf(bytes)) === sha256) return 'same'
  return bytes.byteLength > size && (await hashOf(bytes.slice(0, size))) === sha256 ? 'appended' : 'altered'
}

const WORDS = {
  same: ['info', 'É este documento, byte por byte', 'O arquivo é igual ao que foi selado.'],
  appended: [
    'warning',
    'O selo não cobre todo o documento',
    'O começo é o documento selado, mas alguém acrescentou algo depois.',
  ],
  altered: ['bad', 'Não confie neste arquivo', 'Ele foi alterado, ou é outro documento.'],
} as const

/** The file never leaves the browser: only its hash is compared, here. */
export function FileCheck({ sha256, size }: { sha256: string; size: number }) {
  const [verdict, setVerdict] = useState<Verdict>()
  const [kind, title, words] = verdict ? WORDS[verdict] : []
  return (
    <Section title="Confira o seu arquivo" id="file">
      <Muted>Escolha o PDF que você recebeu. Ele não é enviado: a conferência acontece aqui, no seu aparelho.</Muted>
      <input
        type="file"
        accept="application/pdf"
        aria-label="Arquivo para conferir"
        onChange={({ currentTarget: { files } }) => files?.[0] && void judge(files[0], sha256, size).then(setVerdict)}
      />
      <div role="status">
        {verdict && (
          <Notice kind={kind!} title={title!}>
            {words}
          </Notice>
        )}
      </div>
    </Section>
  )
}
