import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listFolders } from '#features/internships/wire/folders.ts'
import { answerOf } from '#web/calls/answer.ts'
import type { PageSize } from '#web/ui/tables/paging.ts'

/** Internships that were begun, and have no document yet; none where they are not asked for. */
export function useBegunFolders(asked: boolean) {
  const [{ page, size }, turn] = useState<{ page: number; size: PageSize }>({ page: 1, size: 10 })
  const query = useQuery({
    ...answerOf(listFolders, { documents: 'none', page, per_page: size }),
    placeholderData: keepPreviousData,
    enabled: asked,
  })
  /** Undefined until it is known. */
  const count = asked ? query.data?.total_count : 0
  const onChange = (page: number, size: PageSize) => turn({ page, size })
  return { asked, query, count, paging: { page, size, disabled: query.isPlaceholderData, onChange } }
}
