import { useQueryClient } from '@tanstack/react-query'
import { call, upload } from '#web/calls/api.ts'
import type { Upload } from '#web/calls/sending-fetch.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { removeDocument, replaceDocument, sendDocument } from '../wire.ts'
import type { DocumentValues } from './document-form.tsx'

/** Acts on one's documents; every list of them is refetched. */
export function useDocuments() {
  const client = useQueryClient()
  async function acted<T>(act: Promise<T>, text: string) {
    await act
    await Promise.all(
      ['documents', 'document_categories'].map((name) =>
        client.invalidateQueries({ queryKey: ['v1', 'profile', name] }),
      ),
    )
    alert({ kind: 'success', title: 'Tudo certo!', text })
  }
  return {
    add: (category: string, { description, ...document }: DocumentValues, how: Upload) =>
      acted(
        upload(sendDocument, { document: { category, ...document, ...(description && { description }) } }, how),
        'Documento enviado. Avisamos por e-mail quando alguém o conferir.',
      ),
    replace: (id: string, { file, valid_until }: DocumentValues, how: Upload) =>
      acted(
        upload(replaceDocument, { id, document: { file, valid_until } }, how),
        'O novo arquivo está na fila para ser conferido. O anterior ficou no histórico.',
      ),
    remove: (id: string) => acted(call(removeDocument, { id }), 'O documento foi apagado.'),
  }
}
