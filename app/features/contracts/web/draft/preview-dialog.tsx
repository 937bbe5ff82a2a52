import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { PaperText } from '#web/ui/paper/paper-text.tsx'
import { previewDocument } from '../../wire/drafts.ts'
import type { Folder } from './draft-editor.tsx'

export function PreviewDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const { terms_id, before } = folder.attributes
  const preview = useQuery({
    ...answerOf(previewDocument, {
      id: folder.id,
      kind: before ? 'aditivo' : 'tce',
      ...(terms_id && { terms_id }),
    }),
    gcTime: 0,
    staleTime: 0,
  })
  return (
    <Dialog open onClose={onClose} title="Como o documento fica" wide>
      <Loaded of={[preview]} lines={12}>
        {({ paper, blanks }) => (
          <>
            {blanks.length > 0 && (
              <Notice kind="warning" title="Ainda falta preencher">
                {blanks.map(({ label, by }) => `${label} (${by})`).join('; ')}
              </Notice>
            )}
            <PaperText paper={paper} />
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
