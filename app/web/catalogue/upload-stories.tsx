import * as z from 'zod/mini'
import { FilesField } from '#web/form/uploads/files-field.tsx'
import { startingWith } from '#web/form/uploads/many-files.ts'
import { SendingForm } from '#web/form/sending-form.tsx'
import { UploadField } from '#web/form/uploads/upload-field.tsx'
import { StoryForm } from './story-form.tsx'
import type { Story } from './story.ts'

const picture = (hue: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect ' +
      `width="200" height="200" fill="${hue}"/></svg>`,
  )}`
const stored = startingWith([
  { id: '1', name: 'fachada.png', url: picture('teal') },
  { id: '2', name: 'equipe-reunida-no-patio-da-empresa.jpg', url: picture('goldenrod') },
  { id: '3', name: 'refeitorio.webp', url: picture('sienna') },
])
const IMAGES = { kinds: ['image'], mostBytes: 5_000_000 } as const

const One = () => (
  <StoryForm
    values={{ avatar: null, avatar_destroy: false, cv: null, medical: null }}
    errors={{ medical: 'Não pode ficar em branco' }}
  >
    <UploadField
      name="avatar"
      destroy="avatar_destroy"
      label="Foto"
      rule={IMAGES}
      stored={{ url: picture('teal'), name: 'foto.png' }}
      round
      hint="Tamanho recomendado: 200 x 200 px."
    />
    <UploadField name="cv" label="Currículo" required rule={{ kinds: ['pdf'], mostBytes: 10_000_000 }} />
    <UploadField name="medical" label="Laudo" required rule={{ kinds: ['pdf', 'image'], mostBytes: 10_000_000 }} />
  </StoryForm>
)

const Many = () => (
  <StoryForm values={{ photos: stored, documents: startingWith([]) }}>
    <FilesField
      name="photos"
      label="Fotos da empresa"
      rule={{ ...IMAGES, mostFiles: 10 }}
      hint="A primeira é a capa."
    />
    <FilesField
      name="documents"
      label="Contrato base"
      required
      rule={{ kinds: ['docx', 'pdf'], mostBytes: 20_000_000, mostFiles: 5 }}
    />
  </StoryForm>
)

const schema = z.object({ paper: z.custom<File>((given) => given instanceof File, 'Escolha o arquivo') })

/** Ten steps of 200 ms imitate a slow network; every second upload fails. */
function pretend() {
  let sendings = 0
  return async (
    _: object,
    { onSent, signal }: { onSent: (done: number, total: number) => void; signal: AbortSignal },
  ) => {
    for (let step = 1; step <= 10; step++) {
      await new Promise((resolve) => setTimeout(resolve, 200))
      signal.throwIfAborted()
      onSent(step * 800_000, 8_000_000)
    }
    if (++sendings % 2) throw new TypeError('no answer')
  }
}
const send = pretend()

const Sending = () => (
  <SendingForm<{ paper: File }>
    schema={schema}
    values={{ paper: null as never }}
    labels={{ paper: 'Documento' }}
    root="document"
    submit="Enviar"
    send={send}
  >
    <UploadField name="paper" label="Documento" required rule={{ kinds: ['pdf', 'image'], mostBytes: 10_000_000 }} />
  </SendingForm>
)

export const uploadStories: Story[] = [
  {
    id: 'arquivo',
    title: 'Enviar um arquivo',
    note: 'Escolher limpa a marca de exclusão; remover o que está salvo a põe.',
    Show: One,
  },
  { id: 'arquivos', title: 'Enviar vários arquivos', note: 'Ordenar e remover também pelo teclado.', Show: Many },
  {
    id: 'envio',
    title: 'Enviar com progresso',
    note: 'Mostra quanto já saiu e pode ser parado; o primeiro envio falha, e nada se perde.',
    Show: Sending,
  },
]
