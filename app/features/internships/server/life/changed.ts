import { announcement } from '#server/tasks/task.ts'

/** It began, holds other terms, or ended: what follows from its days is worked out anew. */
export const internshipChanged = announcement<{ internship_id: string }>('internship changed')
