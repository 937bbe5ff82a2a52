import { contentDisposition } from '#features/files/server/files.ts'
import { Reply, serve } from '#server/serve.ts'
import * as wire from '../../wire/authoring.ts'
import { addItem, changeItem, showItem } from './items.ts'
import { listKept, showKept } from './kept-courses.ts'
import { sendFile } from './send-file.ts'
import { arrangeCourse, changeCourse, copyCourse, createCourse, publishCourse, withdrawCourse } from './write-course.ts'
import { exportCourse } from './zip/export-course.ts'
import { importCourse } from './zip/import-course.ts'

export const authorRoutes = serve(wire, {
  listKeptCourses: (ctx, { query }) => listKept(ctx, query),
  createCourse: { make: (ctx, { body }) => createCourse(ctx, body.course), show: showKept },
  showKeptCourse: (ctx, { params }) => showKept(ctx, params.id),
  changeCourse: { make: (ctx, { params, body }) => changeCourse(ctx, params.id, body.course), show: showKept },
  arrangeCourse: { make: (ctx, { params, body }) => arrangeCourse(ctx, params.id, body.outline), show: showKept },
  publishCourse: { make: (ctx, { params, body }) => publishCourse(ctx, params.id, body.lock_version), show: showKept },
  withdrawCourse: { make: (ctx, { params, body }) => withdrawCourse(ctx, params.id, body.withdrawn), show: showKept },
  copyCourse: { make: (ctx, { params }) => copyCourse(ctx, params.id), show: showKept },
  addItem: { make: (ctx, { params, body }) => addItem(ctx, params.id, body.item), show: showKept },
  showKeptItem: (ctx, { params }) => showItem(ctx, params.id, params.key),
  changeItem: {
    make: (ctx, { params, body }) => changeItem(ctx, params, body.item),
    show: (ctx, id, { params }) => showItem(ctx, id, params.key),
  },
  exportCourse: async (ctx, { params }) => {
    const { name, bytes } = await exportCourse(ctx, params.id)
    return new Reply(bytes, { 'content-disposition': contentDisposition('attachment', name) })
  },
  importCourse: { prepare: (ctx, { body }) => importCourse(ctx, body.course.file), show: showKept },
  sendItemFile: {
    prepare: (ctx, { params, body }) => sendFile(ctx, params, body.media),
    show: (ctx, id, { params }) => showItem(ctx, id, params.key),
  },
})
