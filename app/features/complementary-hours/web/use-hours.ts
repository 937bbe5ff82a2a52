import { useQueryClient } from '@tanstack/react-query'
import { call, upload } from '#web/api.ts'
import type { Upload } from '#web/sending-fetch.ts'
import { alert } from '#web/ui/alert.ts'
import { addCertificate, changeCertificate, removeCertificate } from '../wire.ts'
import type { Certificate } from './certificate-form.tsx'

/** What a person does with their certificates; sums and list are asked for again. */
export function useHours() {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['v1', 'profile', 'complementary_hours'] })
  async function told(act: Promise<unknown>, text: string) {
    await act
    await refresh()
    alert({ kind: 'success', title: 'Tudo certo!', text })
  }
  return {
    refresh,
    add: ({ file, ...certificate }: Certificate, how: Upload) =>
      told(
        upload(addCertificate, { certificate: { ...certificate, file: file! } }, how),
        'O certificado entrou na soma das suas horas.',
      ),
    change: (id: string, lock_version: number, { file, ...certificate }: Certificate, how: Upload) =>
      told(
        upload(changeCertificate, { id, certificate: { ...certificate, lock_version, ...(file && { file }) } }, how),
        'O certificado foi atualizado.',
      ),
    remove: (id: string) => told(call(removeCertificate, { id }), 'O certificado foi apagado.'),
  }
}
