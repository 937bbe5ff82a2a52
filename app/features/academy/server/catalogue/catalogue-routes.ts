import { serve } from '#server/serve.ts'
import * as wire from '../../wire/catalogue.ts'
import { pageOfCourses, showCourse } from './courses.ts'
import { drawCourse, drawTrack } from './draw.ts'
import { pageOfTracks, showTrack } from './tracks.ts'

export const catalogueRoutes = serve(wire, {
  listCourses: (ctx, { query }) => pageOfCourses(ctx, query),
  showCourse: (ctx, { params }) => showCourse(ctx, params.id),
  drawCourse: (ctx, { params }) => drawCourse(ctx, params.id),
  listTracks: (ctx, { query }) => pageOfTracks(ctx, query),
  showTrack: (ctx, { params }) => showTrack(ctx, params.id),
  drawTrack: (ctx, { params }) => drawTrack(ctx, params.id),
})
