import { serve } from '#server/serve.ts'
import * as wire from '../../wire/track-authoring.ts'
import { changeTrack, createTrack, listTracks, publishTrack, showTrack } from './kept-tracks.ts'

export const trackRoutes = serve(wire, {
  listKeptTracks: (ctx, { query }) => listTracks(ctx, query),
  createTrack: { make: (ctx, { body }) => createTrack(ctx, body.track), show: showTrack },
  showKeptTrack: (ctx, { params }) => showTrack(ctx, params.id),
  changeTrack: { make: (ctx, { params, body }) => changeTrack(ctx, params.id, body.track), show: showTrack },
  publishTrack: { make: (ctx, { params, body }) => publishTrack(ctx, params.id, body.published), show: showTrack },
})
